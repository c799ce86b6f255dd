/** What a sample ride comes to: not the sum that was expected, sold no more, what was expected, or a price that nobody expects anything of. */
export type SampleVerdict = "missed" | "unsold" | "met" | "priced";

/** A sum that was expected and what the ride costs now, in minor units of one currency; null for none. */
export interface SampleSums {
  readonly expected: number | null;
  readonly now: number | null;
}

/** How a sample ride stands. One whose sum was expected and that is sold no more has missed it. */
export function sampleVerdict({ expected, now }: SampleSums): SampleVerdict {
  if (expected !== null) return now === expected ? "met" : "missed";
  return now === null ? "unsold" : "priced";
}

const ORDER: readonly SampleVerdict[] = ["missed", "unsold", "met", "priced"];

/** Which of two sample rides is read first: the missed ones, of them those sold no more and then the largest difference. */
export function bySampleVerdict(one: SampleSums, other: SampleSums): number {
  const place = (sums: SampleSums): number => ORDER.indexOf(sampleVerdict(sums));
  return place(one) - place(other) || farOff(other) - farOff(one);
}

function farOff({ expected, now }: SampleSums): number {
  if (expected === null) return 0;
  return now === null ? Number.MAX_SAFE_INTEGER : Math.abs(now - expected) / expected;
}
