import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/values/locale.ts";
import { repositoryFiles, textOf } from "./source-files.ts";

const LANGUAGE = LOCALES.join("|");
/** One language asked for by name, with all others as the rest: a third one would be taken for the second. */
const BRANCH = new RegExp(`[!=]== "(${LANGUAGE})"`);
/** A member for each language where one value has them all. */
const MEMBER = new RegExp(
  `\\b[a-z]+(${LOCALES.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join("|")})\\b`,
);

/** Where a language is meant and not merely the one of two, with the reason. */
const MEANT: Readonly<Record<string, string>> = {
  "src/domain/values/money.ts": "roubles are the currency of Russian pages, euros of all others (I18-04 to I18-06)",
  "src/ui/gallery/gallery-options.ts": "the kit knows no language of the product; its gallery is written in two",
};

describe("a third language is data (found A4)", () => {
  const files = repositoryFiles().filter((file) => /^src\/.*(?<!\.test)\.tsx?$/.test(file));
  const hits = (pattern: RegExp) =>
    files.filter((file) => pattern.test(textOf(file) ?? "")).filter((file) => !(file in MEANT));

  it("no source tells one language from all the others", () => {
    expect(files.length).toBeGreaterThan(500);
    expect(hits(BRANCH)).toEqual([]);
  });

  it("no source has a member for each language", () => {
    expect(hits(MEMBER)).toEqual([]);
  });

  it("what is let through is there, and does what it is let through for", () => {
    for (const file of Object.keys(MEANT)) expect(textOf(file) ?? "").toMatch(/"(ru|en)"/);
  });
});
