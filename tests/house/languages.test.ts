import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/values/locale.ts";
import { repositoryFiles, textOf } from "./source-files.ts";

const LANGUAGE = LOCALES.join("|");
/** A test for one language with all others as the rest: a third language would be taken for the second. */
const BRANCH = new RegExp(`[!=]== "(${LANGUAGE})"`);
/** A member for each language in one value. */
const MEMBER = new RegExp(
  `\\b[a-z]+(${LOCALES.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join("|")})\\b`,
);

/** Places where a particular language is really meant, each with its reason. */
const MEANT: Readonly<Record<string, string>> = {
  "src/domain/values/money.ts": "roubles are the currency of Russian pages, euros of all others (I18-04 to I18-06)",
  "src/ui/gallery/gallery-options.ts": "the kit knows no language of the product; its gallery is written in two",
};

describe("a third language is data (found A4)", () => {
  const files = repositoryFiles().filter((file) => /^src\/.*(?<!\.test)\.tsx?$/.test(file));
  const hits = (pattern: RegExp) =>
    files.filter((file) => pattern.test(textOf(file) ?? "")).filter((file) => !(file in MEANT));

  it("no source tests for one language against all the others", () => {
    expect(files.length).toBeGreaterThan(500);
    expect(hits(BRANCH)).toEqual([]);
  });

  it("no source has a member for each language", () => {
    expect(hits(MEMBER)).toEqual([]);
  });

  it("every exception exists, and still does what it is an exception for", () => {
    for (const file of Object.keys(MEANT)) expect(textOf(file) ?? "").toMatch(/"(ru|en)"/);
  });
});
