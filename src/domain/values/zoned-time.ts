import { Temporal } from "temporal-polyfill";
import { fromWallMs, type LocalTime } from "#domain/values/local-time.ts";

/** Used only where no zone of the place is known (ruling 18). */
export const DEFAULT_ZONE = "Asia/Novosibirsk";

/**
 * What a wall-clock time means at a place: one moment, a moment that clocks skip (`next` is the first that exists), or one
 * of two when clocks go back.
 */
export type ResolvedTime =
  | { readonly kind: "moment"; readonly at: number }
  | { readonly kind: "gap"; readonly next: LocalTime }
  | { readonly kind: "twice"; readonly first: number; readonly second: number };

/** Finds the moment of a wall-clock time in a zone. */
export function resolveLocalTime(local: LocalTime, zone: string): ResolvedTime {
  const plain = Temporal.PlainDateTime.from(local.replace(" ", "T"));
  const earlier = plain.toZonedDateTime(zone, { disambiguation: "earlier" });
  const later = plain.toZonedDateTime(zone, { disambiguation: "later" });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { kind: "moment", at: earlier.epochMilliseconds };
  if (earlier.toPlainDateTime().equals(plain)) {
    return { kind: "twice", first: earlier.epochMilliseconds, second: later.epochMilliseconds };
  }
  // Read by the clock of after the gap, the time lies just before the gap: the next change of clocks is the gap's end.
  const end = earlier.getTimeZoneTransition("next") ?? later;
  return { kind: "gap", next: toLocalTime(end.epochMilliseconds, zone) };
}

/** The wall clock of a place at a moment. */
export function toLocalTime(at: number, zone: string): LocalTime {
  const plain = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  return fromWallMs(Date.parse(`${plain.toString({ smallestUnit: "minute" })}:00Z`));
}

/** Offset of a zone from UTC at a moment, in minutes. */
export function zoneOffsetMinutes(at: number, zone: string): number {
  return Math.round(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9);
}
