import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { hasCommonLetters } from "#domain/booking/common-letters.ts";
import { fontCoverage, type FontCoverage } from "#server/fonts/font-coverage.ts";
import { isRomanised, printedText } from "#server/fonts/printed-text.ts";
import { NAMES_OF_SCRIPTS } from "../../../tests/support/names-of-scripts.ts";

let fonts: readonly FontCoverage[];
beforeAll(async () => {
  fonts = await fontCoverage();
});

test.each(Object.entries(NAMES_OF_SCRIPTS))("found 35: names in %s are printed as they are written", (_, names) => {
  for (const name of names) {
    expect(printedText(name, fonts)).toBe(name.normalize("NFC"));
    expect(isRomanised(name, fonts)).toBe(false);
  }
});

test.each([
  ["ꦲꦤꦕꦫꦏ Bambang", "Hncrk Bambang"],
  ["ꆈꌠꉙ", "Nuosuhxop"],
  ["설믜 김", "Seol Mui 김"],
  ["\u{2A6D6}明", "Ming"],
])("found 35: a word that no font can draw is printed in Latin letters as a whole: %s", (name, printed) => {
  expect(printedText(name, fonts)).toContain(printed);
  expect(isRomanised(name, fonts)).toBe(true);
});

test("found 35: whatever the form takes for common letters is printed as it is written", () => {
  for (let codePoint = 0x20; codePoint < 0x2100; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    if (hasCommonLetters(character) && /[\p{L}\p{N}]/u.test(character))
      expect([character, isRomanised(character, fonts)]).toEqual([character, false]);
  }
  expect(["Анна", "Łódź", "王", "ꦲ", "😀"].map(hasCommonLetters)).toEqual([true, true, false, false, false]);
});

test("found 35: a name of nothing but emoji, or of characters without a reading, is not printed empty", () => {
  expect(printedText("💎💎", fonts)).toBe("Gem gem");
  expect(printedText("\u{E000}\u{F0000}", fonts)).toBe("U+E000 U+F0000");
  expect(printedText("💎 Anna 😀 Bell ❤️", fonts)).toBe("Anna Bell");
  expect(isRomanised("💎 Anna 😀 Bell ❤️", fonts)).toBe(false);
  expect(printedText("ꆈꌠꉙ 💎", fonts)).toBe("Nuosuhxop");
  expect(printedText("", fonts)).toBe("");
  expect(printedText("  ", fonts)).toBe("  ");
});

test("found 35: a sign that no font has is written with signs of ASCII", () => {
  expect(printedText("Gate C ⇒ hall 2 ⟹ bus", fonts)).toBe("Gate C > hall 2 > bus");
});

test("found 35: of any text that is not blank something is printed, and printing it again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 12 }), (text) => {
      const printed = printedText(text, fonts);
      expect(printedText(printed, fonts)).toBe(printed);
      if (/\p{L}|\p{N}/u.test(text)) expect(printed.trim()).not.toBe("");
    }),
    { numRuns: 2000 },
  );
});
