import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanNumber, cleanText, storableText, TEXT_LIMITS } from "#domain/booking/free-text.ts";

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

describe("OPN-046: cleaning free text", () => {
  test.each([
    ["VAL-30: tags go", "<b>x</b><script>1</script>", "x1"],
    ["a tag that never ends cannot open", "meet me <img src=x onerror=alert(1)", "meet me img src=x onerror=alert(1)"],
    ["brackets before an open tag go together", "a <<b", "a b"],
    ["a closing tag that never ends cannot open", "a </script", "a /script"],
    ["a heart is no tag", "I <3 you", "I <3 you"],
    ["a lone closing bracket stays", "5 > 3", "5 > 3"],
    ["control characters become one space", "a\u0000\u0007\u001bb", "a b"],
    ["invisible and direction characters become one space", "a\u200b\u202e\ufeffb", "a b"],
    ["line ends become one space", "a\r\nb\u2028c\u2029d", "a b c d"],
    ["runs of spaces become one", "a  \t \u00a0 b", "a b"],
    ["spaces at the ends go", "  a  ", "a"],
    ["half a surrogate pair becomes a space", "a\ud83db", "a b"],
    ["a letter and its accent become one character", "e\u0301", "é"],
    ["a tag between a letter and its accent goes", "e<i>\u0301", "é"],
    ["an empty text stays empty", "", ""],
  ])("%s", (_, text, expected) => {
    expect(cleanText(text, 100)).toBe(expected);
  });

  test("a text of the maximum length is kept whole; one more character is cut", () => {
    expect([cleanText("abcde", 5), cleanText("abcdef", 5)]).toEqual(["abcde", "abcde"]);
  });

  test("leading spaces do not count towards the length", () => {
    expect(cleanText("  abcde", 5)).toBe("abcde");
    expect(cleanNumber("/ 12345678901234567890")).toBe("12345678901234567890");
  });

  test("the cut leaves no space at the end", () => {
    expect(cleanText("abcd efgh", 5)).toBe("abcd");
  });

  test("the cut never splits an emoji", () => {
    expect([cleanText("abc😀", 4), cleanText("abc😀", 5)]).toEqual(["abc", "abc😀"]);
  });

  test("VAL-30: no Unicode text throws, and the result never has a tag, a control character or half a surrogate pair", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 220 }), (text, maxLength) => {
        const clean = cleanText(text, maxLength);
        expect(clean).not.toMatch(/<[^>]*>|<[\p{L}/!?]|(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
        expect(clean).not.toMatch(/^\s|\s$|\s\s/);
        expect(clean.length).toBeLessThanOrEqual(maxLength);
      }),
      { numRuns: 500 },
    );
  });

  test("a name keeps the joiners that Persian and emoji need, but is not made of them alone", () => {
    expect(cleanText("علی\u200Cرضا", 60)).toBe("علی\u200Cرضا");
    expect(cleanText("👨\u200D👩\u200D👧", 60)).toBe("👨\u200D👩\u200D👧");
    expect(cleanText("\u200D \u200C", 60)).toBe("");
  });

  test("cleaning a clean text changes nothing", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 220 }), (text, maxLength) => {
        const clean = cleanText(text, maxLength);
        expect(cleanText(clean, maxLength)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});

describe("OPN-046: a flight, train or carriage number has letters, digits, spaces and dashes only", () => {
  test.each([
    ["SU 1234", "SU 1234"],
    ["su-1234/5", "su-12345"],
    ["016А, №7", "016А 7"],
    ["<b>SU1</b>", "SU1"],
    ["  U6   262 ", "U6 262"],
    ["&&&", ""],
    ["", ""],
  ])("%j becomes %j", (text, expected) => {
    expect(cleanNumber(text)).toBe(expected);
  });

  test("OPN-036: it is cut at 20 characters and ends without a space", () => {
    expect(cleanNumber("1234567890123456789012")).toBe("12345678901234567890");
    expect(cleanNumber("1234567890123456789 012")).toBe("1234567890123456789");
    expect(cleanNumber(`${"1".repeat(19)}𠮷`)).toBe("1".repeat(19));
  });

  test("no Unicode text throws or leaves any other character", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanNumber(text);
        expect(clean).toMatch(/^[\p{L}\p{N} -]*$/u);
        expect(clean).not.toMatch(/^\s|\s$|\s\s/);
        expect(clean.length).toBeLessThanOrEqual(TEXT_LIMITS.number);
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
