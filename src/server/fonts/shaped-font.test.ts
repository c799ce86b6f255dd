import { expect, test } from "vitest";
import { fontCoverage } from "#server/fonts/font-coverage.ts";
import { fontOf, lettersOf } from "#server/fonts/printed-text.ts";
import { shapedFont } from "#server/fonts/shaped-font.ts";
import { NAMES_OF_SCRIPTS } from "../../../tests/support/names-of-scripts.ts";

const fonts = await fontCoverage();

/** The glyphs of a word, from left to right, in the font that has its first letter. */
function glyphsOf(word: string): readonly number[] {
  const font = fontOf(lettersOf(word)[0] ?? "", fonts);
  if (font === undefined) throw new Error(`no font has ${word}`);
  return shapedFont(font.name)
    .layout(word)
    .glyphs.map(({ id }) => id);
}
const said = (word: string) =>
  shapedFont(fontOf(lettersOf(word)[0] ?? "", fonts)?.name ?? "regular")
    .layout(word)
    .glyphs.flatMap(({ codePoints }) => codePoints);

test.each(Object.entries(NAMES_OF_SCRIPTS))(
  "found 35: each letter of a name in %s is drawn, and none as a box",
  (_, names) => {
    for (const letter of names.flatMap(lettersOf).filter((one) => one.trim() !== "")) {
      const font = fontOf(letter.normalize("NFC"), fonts);
      if (font === undefined) throw new Error(`no font has ${letter}`);
      const shaped = shapedFont(font.name);
      const { glyphs } = shaped.layout(letter.normalize("NFC"));
      expect([letter, glyphs.filter(({ id }) => id === 0)]).toEqual([letter, []]);
      const ink = glyphs.reduce((sum, { id }) => sum + shaped.getGlyph(id).path.commands.length, 0);
      expect([letter, ink > 0]).toEqual([letter, true]);
    }
  },
);

test.each([
  ["Devanagari", "क्ष"],
  ["Bengali", "ক্ষ"],
  ["Gujarati", "ક્ષ"],
  ["Kannada", "ಕ್ಷ"],
  ["Tamil", "க்ஷ"],
])("found 35: letters that make one sign in %s are one sign", (_, conjunct) => {
  expect(glyphsOf(conjunct).length).toBeLessThan([...conjunct].length);
});

test.each([
  ["Devanagari", "कि", "ि"],
  ["Bengali", "কি", "ি"],
  ["Tamil", "கெ", "ெ"],
  ["Malayalam", "കെ", "െ"],
  ["Sinhala", "කෙ", "ෙ"],
  ["Khmer", "កេ", "េ"],
])("found 35: a sign that is read after its letter stands before it in %s", (_, syllable, sign) => {
  // Marks of one syllable differ in shape by their letter, but say what they are.
  expect(said(syllable)[0]).toBe(sign.codePointAt(0));
});

test.each([
  ["a joiner in Bengali", "র‍্য"],
  ["a joiner in Sinhala", "ශ්‍රී"],
  ["a non-joiner in Persian", "می‌خواهم"],
  ["a non-joiner in Devanagari", "क्‌ष"],
])("found 35: %s shapes its neighbours", (_, text) => {
  expect(glyphsOf(text)).not.toEqual(glyphsOf(text.replace(/[\u200C\u200D]/g, "")));
});

test("found 35: Arabic letters join, and stand from right to left", () => {
  const [ends, starts] = [glyphsOf("م"), glyphsOf("محمد")];
  expect(starts).not.toContain(ends[0]);
  expect(said("محمد")).toEqual([..."دمحم"].map((letter) => letter.codePointAt(0)));
});
