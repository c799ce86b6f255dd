/** Chance that repeats itself: the same seed gives the same company. */
export interface Chance {
  /** From 0 up to, but not, 1. */
  next(): number;
  /** True this often. */
  is(share: number): boolean;
  /** One of a list. */
  of<T>(list: readonly T[]): T;
  /** A whole number from `least` to `most`, both counted. */
  between(least: number, most: number): number;
}

/** Makes a source of chance from a seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    is: (share) => next() < share,
    of: (list) => {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new Error("Nothing to choose from.");
      return one;
    },
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}
