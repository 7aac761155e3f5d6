import assert from "node:assert/strict";
import test from "node:test";
import examples from "../texts/typography.json";
import { typeset } from "~/typography";

test("names are elided in French, and figures have a true minus", () => {
  assert.ok(examples.length > 0);
  for (const [language, said, printed] of examples as [string, string, string][]) {
    assert.equal(typeset(language, said), printed);
  }
});
