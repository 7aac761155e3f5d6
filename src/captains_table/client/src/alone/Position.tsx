/** A position of the documentation to play: opens a table that begins there. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post } from "~/api";
import { t } from "~/games";
import { language } from "~/prefs";
import type { Phrase, TableAnswer, Position as Wanted } from "~/protocol";
import { goQuietly } from "~/route";
import { Failure, phraseOf } from "~/ui/Failure";
import { Header } from "~/ui/Header";
import { nameAtTables } from "~/ui/NameField";

export function Position({ game, picture }: { game: string; picture: string }) {
  const failure = useSignal<Phrase | null>(null);
  useEffect(() => {
    const wanted: Wanted = { game, picture, name: nameAtTables(), language: language.value };
    post<TableAnswer>("/api/position", wanted).then(
      ({ table }) => goQuietly(`#/t/${table}`),
      (error) => (failure.value = phraseOf(error)),
    );
  }, [game, picture]);
  return (
    <>
      <Header />
      <main class="loading" aria-busy={failure.value === null}>
        {failure.value === null && <p>{t("ui-opening")}</p>}
        <Failure phrase={failure.value} />
      </main>
    </>
  );
}
