/** Random choices that repeat for the same seed. */
export interface Chance {
  /** A whole number from 0 below a bound. */
  below(bound: number): number;
  /** One of the given values. */
  of<T>(values: readonly T[]): T;
  /** True once in this many times on average. */
  oneIn(times: number): boolean;
}

/** Makes a source of random choices from a seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    of: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("Nothing to choose from.");
      return value;
    },
    oneIn: (times) => below(times) === 0,
  };
}

const nested = (depth: number, open: unknown): unknown => {
  let value = open;
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Texts that have broken parsers, databases and pages before (T-20 to T-24). */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udc00",
  "\u202Eabc",
  "\uFEFF",
  "ﷺ".repeat(50),
  "e\u0301".repeat(500),
  "👩‍👩‍👧‍👦".repeat(200),
  "' OR '1'='1",
  "'; drop table orders; --",
  "1); select pg_sleep(5); --",
  "$1",
  "${7*7}",
  "{{7*7}}",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "=cmd|' /C calc'!A0",
  "a\r\nBcc: x@example.com",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "0x10",
  "1e3",
  "９９９",
  "٣",
  "null",
  "true",
  "[object Object]",
  "2026-02-30 25:61",
  "9999-99-99 99:99",
  "0000-00-00 00:00",
  "+999999-01-01T00:00:00Z",
  "55.75,37.61",
  "91,181",
  "NaN,NaN",
  "1e400,1",
  "55.75;37.61",
  "%",
  "%ff",
  "a".repeat(2_001),
  "9".repeat(400),
  "(".repeat(1_500),
];

/** Numbers that a member may not expect. */
export const HOSTILE_NUMBERS: readonly number[] = [
  0, -0, -1, 1, 0.1, -0.5, 1e-320, 255, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296,
  9_007_199_254_740_991, 9_007_199_254_740_992, 1e21, 1e308, -1e308,
];

/** A value of any type for a member that expects another. */
export function hostileValue(chance: Chance): unknown {
  switch (chance.below(9)) {
    case 0:
      return null;
    case 1:
      return chance.of([true, false]);
    case 2:
    case 3:
      return chance.of(HOSTILE_NUMBERS);
    case 4:
    case 5:
      return chance.of(HOSTILE_TEXTS);
    case 6:
      return nested(chance.of([1, 2, 20, 200]), chance.of([1, null, "x"]));
    case 7:
      return Array.from({ length: chance.of([0, 1, 3, 100]) }, () => chance.of<unknown>([null, 1, "x", {}, []]));
    default:
      return { [chance.of(["__proto__", "constructor", "length", "id", "a"])]: chance.of(HOSTILE_TEXTS) };
  }
}
