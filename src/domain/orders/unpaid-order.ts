import { HOUR_MS, MINUTE_MS } from "#domain/values/durations.ts";

/** A traveller gets at least this long to pay, but never beyond the pick-up. */
const LEAST_MINUTES = 15;

/** The reminder comes this long before an order lapses, unless it had less than `REMINDED_FROM_HOURS` in all. */
const REMINDER_HOURS = 2;
const REMINDED_FROM_HOURS = 4;

/** How long an order that is to be paid by card waits for its money. */
export interface UnpaidSettings {
  /** Hours after which it lapses; 0 for never. */
  readonly lapsesHours: number;
  /** Minutes after which its traveller is written to. */
  readonly letterMinutes: number;
}

/** An order that waits for its money; moments in epoch milliseconds. */
interface WaitingOrder {
  readonly placedAt: number;
  /** The trips that are still booked. */
  readonly trips: readonly { readonly pickupAt: number; readonly leadMinutes: number }[];
}

/** When an order lapses if nothing is paid: in time for a car to be sent to somebody else. Null for never. */
export function lapseMoment(
  { placedAt, trips }: WaitingOrder,
  { lapsesHours }: Pick<UnpaidSettings, "lapsesHours">,
  now: number,
): number | null {
  if (lapsesHours === 0) return null;
  const ends = trips.map(({ pickupAt, leadMinutes }) => {
    const latest = Math.max(pickupAt - leadMinutes * MINUTE_MS, now + LEAST_MINUTES * MINUTE_MS);
    return Math.min(latest, pickupAt);
  });
  return Math.min(placedAt + lapsesHours * HOUR_MS, ...ends);
}

/** What an unpaid order has come to, and when the next of it comes; null where nothing follows. */
export interface UnpaidStep {
  readonly due: "nothing" | "letter" | "reminder" | "lapse";
  readonly next: number | null;
}

interface Step {
  readonly due: UnpaidStep["due"];
  readonly at: number;
}

/** The latest step that is due: whoever comes late takes it alone and leaves out those before it. */
export function unpaidStep(
  { placedAt, lapsesAt }: { readonly placedAt: number; readonly lapsesAt: number | null },
  { letterMinutes }: Pick<UnpaidSettings, "letterMinutes">,
  now: number,
): UnpaidStep {
  const waits = (lapsesAt ?? Infinity) - placedAt;
  const steps: readonly Step[] = [
    // Half of the time is left to pay in when there is little of it.
    { due: "letter", at: placedAt + Math.min(letterMinutes * MINUTE_MS, waits / 2) },
    {
      due: "reminder",
      at: waits < REMINDED_FROM_HOURS * HOUR_MS ? Infinity : placedAt + waits - REMINDER_HOURS * HOUR_MS,
    },
    { due: "lapse", at: placedAt + waits },
  ];
  const next = Math.min(...steps.map(({ at }) => (at > now ? at : Infinity)));
  const due = steps.findLast(({ at }) => at <= now)?.due ?? "nothing";
  return { due, next: Number.isFinite(next) ? next : null };
}
