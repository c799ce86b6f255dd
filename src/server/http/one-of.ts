import { Refusal } from "#server/refusal.ts";

/**
 * The number of one thing that a call may name in several members. All that are given must be the same: of two different ones nobody
 * knows which was meant, and acting on either may hit the wrong one.
 */
export function oneOf(named: Readonly<Record<string, number | undefined>>): number {
  const given = Object.entries(named).filter(([, number]) => number !== undefined);
  const [first, number] = given[0] ?? [];
  if (number === undefined) throw new Refusal("malformed", { words: { where: Object.keys(named)[0] ?? "" } });
  const other = given.find(([, value]) => value !== number);
  if (other !== undefined) throw new Refusal("malformed", { words: { where: `${first}, ${other[0]}` } });
  return number;
}
