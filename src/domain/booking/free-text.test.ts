import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanLines,
  cleanNumber,
  cleanText,
  storableText,
  surplusLength,
  TEXT_LIMITS,
} from "#domain/booking/free-text.ts";

/** Any text, and texts with many of the characters that matter. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "<",
          ">",
          "</b>",
          "<b",
          " ",
          "\t",
          "\u0000",
          "\u200d",
          "\ud83d",
          "\ude00",
          "😀",
          "𠮷",
          "e\u0301",
        ),
        fc.string({ unit: "grapheme", maxLength: 2 }),
      ),
      { maxLength: 60 },
    )
    .map((pieces) => pieces.join("")),
);

describe("VAL-30: what was typed is what is kept", () => {
  test.each([
    ["times with arrows", "arrive <19:00, call >18:00"],
    ["a room in brackets", "Room <12>"],
    ["pointed quotes", "‹Room 12› «Anna» <<Anna>>"],
    ["what looks like a tag", "a<b>c"],
    ["a script", "<script>alert(1)</script>"],
    ["a tag that never ends", "meet me <img src=x onerror=alert(1)"],
    ["a comment", "<!-- gate 4 -->"],
    ["an entity", "Tom &amp; Anna &lt;3"],
    ["a formula", "=HYPERLINK(A1)"],
    ["quotes and strokes", `"'\`\\\\;{}$%`],
    [
      "a family and a flag of England",
      "👨\u200D👩\u200D👧 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} ❤\uFE0F",
    ],
    ["a Persian name with its joiner", "علی\u200Cرضا"],
    ["Arabic with the marks of its direction", "محمد\u200F (12)\u200E"],
    ["Hindi with joiners", "क्\u200Dष श्री"],
    ["combining marks, composed or not", "e\u0301 é Việt Zo\u0308e и\u0306"],
    ["a Japanese name of compatibility letters", "神\uFA19 𠮷野家"],
    ["Khmer words parted unseen", "សួស្តី\u200Bពិភពលោក"],
    ["a soft hyphen", "Donau\u00ADdampfschiff"],
  ])("%s", (_, text) => {
    expect(cleanText(text)).toBe(text);
  });

  test.each([
    ["control characters become one space", "a\u0000\u0007\u001bb", "a b"],
    ["line ends become one space", "a\r\nb\u2028c\u2029d", "a b c d"],
    ["runs of spaces become one", "a  \t \u00a0 b", "a b"],
    ["spaces at the ends go", "  a  ", "a"],
    ["half a surrogate pair becomes a space", "a\ud83db", "a b"],
    ["what turns other letters round goes", "anna\u202Egnp.exe \u2066a\u2069\uFEFF", "annagnp.exe a"],
    ["an empty text stays empty", "", ""],
    ["what nobody can see is empty", "\u200B \u200D\u2060\u00AD\u3164", ""],
  ])("%s", (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  test("no Unicode text throws, and the result has no control character, no half surrogate pair and no turning mark", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
        expect(clean).not.toMatch(/^\s|\s$|\s\s/);
        expect(cleanText(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });

  test("a text is never cut: what is too long is counted in characters, after cleaning", () => {
    expect([surplusLength("a".repeat(60), 60), surplusLength(`  ${"a".repeat(60)}  `, 60)]).toEqual([
      undefined,
      undefined,
    ]);
    expect([surplusLength("a".repeat(61), 60), surplusLength("😀".repeat(60), 60)]).toEqual([61, undefined]);
    expect(cleanText("a".repeat(2000))).toHaveLength(2000);
  });
});

describe("OPN-046: a flight, train or carriage number has letters, digits, spaces and dashes only", () => {
  test.each([
    ["SU 1234", "SU 1234"],
    ["su-1234/5", "su-1234 5"],
    ["016А, №7", "016А 7"],
    ["  U6   262 ", "U6 262"],
    ["&&&", ""],
    ["", ""],
  ])("%j becomes %j", (text, expected) => {
    expect(cleanNumber(text)).toBe(expected);
  });

  test("no Unicode text throws or leaves any other character", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanNumber(text);
        expect(clean).toMatch(/^[\p{L}\p{N} -]*$/u);
        expect(clean).not.toMatch(/^\s|\s$|\s\s/);
        expect(cleanNumber(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});

describe("making a verbatim text storable", () => {
  test.each([
    ["anna@example.com", "anna@example.com"],
    ["<b> \n", "<b> \n"],
    ["a\u0000b\u0000", "a\ufffdb\ufffd"],
    ["a\ud83db", "a\ufffdb"],
    ["😀", "😀"],
  ])("%j becomes %j", (text, expected) => {
    expect(storableText(text)).toBe(expected);
  });

  test("for any input, the result has no NUL and no half surrogate pair, and the length stays", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stored = storableText(text);
        expect(stored).not.toContain("\u0000");
        expect(stored.isWellFormed()).toBe(true);
        expect(stored).toHaveLength(text.length);
      }),
    );
  });
});

test("OPN-036, OPN-043, T-23, T-25: the longest texts", () => {
  expect(TEXT_LIMITS).toEqual({ name: 60, sign: 60, number: 20, comment: 1000, address: 300 });
});

test("found 33: a note keeps its lines, with one empty line at most between them", () => {
  expect(cleanLines(" a  b \r\n\r\n\r\n\tc\rd\u2029 ")).toBe("a b\n\nc\nd");
  expect(cleanLines("\n \u200B \n")).toBe("");
  expect(cleanLines("one line")).toBe(cleanText("one line"));
  expect(surplusLength("ab\n\ncd", 5)).toBe(6);
});
