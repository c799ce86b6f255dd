import { typosForgiven } from "#server/gazetteer/search/key-search.ts";
import type { Fit } from "#server/gazetteer/search/place-ranking.ts";
import { slipCost, type Keyboard } from "#server/gazetteer/search/slip-cost.ts";

/** From this length on a slip is forgiven in the beginning of a name that is not typed to its end. */
const BEGUN_LENGTH = 6;
/** A name this long is still recognised when one of its wrong letters is an unlikely one. */
const LONG_LENGTH = 9;
/** A shorter name is not recognised by a slip of it. */
const NAME_MIN_LENGTH = 4;

/** How a term fits a key with slips; undefined when that takes more of them than a term of its length is forgiven. */
export function slippedFit(term: Uint8Array, key: Uint8Array, keyboard: Keyboard): Fit | undefined {
  const forgiven = typosForgiven(term);
  const isBegunToo = term.length >= BEGUN_LENGTH;
  if (key.length < NAME_MIN_LENGTH || (!isBegunToo && key.length > term.length + forgiven)) return undefined;
  const { whole, begun } = slipCost(term, key, keyboard);
  const lengths = { termLength: term.length, keyLength: key.length };
  if (whole <= forgiven + (term.length >= LONG_LENGTH ? 1 : 0)) return { ...lengths, slips: whole, isWhole: true };
  // With two slips forgiven, a beginning would fit nearly everything.
  return isBegunToo && begun <= 1 ? { ...lengths, slips: 1, isWhole: false } : undefined;
}
