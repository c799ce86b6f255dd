import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";

/** A day as moments in epoch milliseconds: its first, and the first of the day after. */
export interface DayMoments {
  readonly from: number;
  readonly to: number;
}

/** The moments of a day, `YYYY-MM-DD`, on the clock of a zone; on the night that clocks change it has an hour more or less than others. */
export function dayInZone(day: string, zone: string): DayMoments {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return { from: midnight(day, zone), to: midnight(next, zone) };
}

/** The first moment of a day: where clocks skip its midnight, the one to which they go. */
function midnight(day: string, zone: string): number {
  const resolved = resolveLocalTime(`${day} 00:00`, zone);
  const first = resolved.kind === "gap" ? resolveLocalTime(resolved.next, zone) : resolved;
  return momentOf(first) ?? Date.parse(`${day}T00:00:00Z`);
}
