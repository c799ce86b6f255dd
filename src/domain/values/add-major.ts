/** Parts of a whole unit: no currency has more than three digits, and a page may be older than one that the server names. */
const FINEST = 1000;

/** Adds two sums of one currency as the wire carries them, in whole units; it goes by minor units, so 0.1 and 0.2 are 0.3. */
export function addMajor(one: number, other: number): number {
  return (Math.round(one * FINEST) + Math.round(other * FINEST)) / FINEST;
}
