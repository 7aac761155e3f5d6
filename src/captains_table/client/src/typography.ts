/** Typography that depends on the names and figures in a sentence; the same rules as texts/typography.py. */

const ELIDED = /(?<![\p{L}\p{N}_])([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu)e (?=[aeiouàâäéèêëîïôöùûüœæAEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ])(?!onz)/gu;
const HYPHEN = /(?<![\p{L}\p{N}_\-.,])-(?=\d)/gu;

/** The sentence as it is printed: "d’Ada" instead of "de Ada" in French, and "−5" with a true minus. */
export function typeset(language: string, sentence: string): string {
  const said = language === "fr" ? sentence.replace(ELIDED, "$1’") : sentence;
  return said.includes("-") ? said.replace(HYPHEN, "−") : said;
}
