import { expect, it } from "vitest";
import { posting, readPlaceIndex, writePlaceIndex } from "#server/gazetteer/pack/place-index.ts";
import { keyLetters, keysWithPrefix, keysWithTypos, typosForgiven } from "#server/gazetteer/search/key-search.ts";

const KEYS = ["domodedovo", "dubai", "london", "londonderi", "moskva", "moskvoreche", "parizh", "paros"];
const STAMP = 42;
const opened = readPlaceIndex(
  writePlaceIndex(
    KEYS.map((key, at) => [key, [posting(at, 1)]]),
    STAMP,
  ),
  STAMP,
);
if (opened === undefined) throw new Error("the written index does not open");
const index = opened;

function mistyped(term: string): Record<string, number> {
  const letters = keyLetters(term);
  const runs = keysWithTypos(index, letters, typosForgiven(letters));
  return Object.fromEntries(
    runs.flatMap(({ from, to, typos }) => KEYS.slice(from, to).map((key): [string, number] => [key, typos])),
  );
}

it("keys are found by their beginning", () => {
  const { from, to } = keysWithPrefix(index, keyLetters("mosk"));
  expect(KEYS.slice(from, to)).toEqual(["moskva", "moskvoreche"]);
  const none = keysWithPrefix(index, keyLetters("x"));
  expect(none.from).toBe(none.to);
});

it("one typo is forgiven in four to seven letters, two in more, none in fewer", () => {
  expect(typosForgiven(keyLetters("abc"))).toBe(0);
  expect(mistyped("lindon")).toEqual({ london: 1, londonderi: 1 });
  expect(mistyped("lodnon")).toEqual({ london: 1, londonderi: 1 });
  expect(mistyped("domdedvo")).toEqual({ domodedovo: 2 });
  expect(mistyped("lindan")).toEqual({});
  expect(mistyped("moskav")).toEqual({ moskva: 1, moskvoreche: 1 });
});

it("another pack's index does not open", () => {
  expect(readPlaceIndex(Buffer.alloc(0), STAMP)).toBeUndefined();
  expect(readPlaceIndex(Buffer.alloc(100), STAMP)).toBeUndefined();
});
