import { minutesBetween, type LocalTime } from "#domain/values/local-time.ts";

/** A pick-up further than this from the recommended one is most likely on the wrong day. */
const FAR_MINUTES = 12 * 60;

/** What the recommended pick-up is to a typed one: the same, an offer, or a warning that time is short or the day wrong. */
export type DepartureAdvice = "taken" | "offered" | "short" | "far";

/** Compares a typed pick-up, if there is one, with the recommended one; `isShort` is the server's word. */
export function departureAdvice(
  pickup: LocalTime | undefined,
  recommended: LocalTime,
  isShort: boolean,
): DepartureAdvice {
  if (pickup === recommended) return "taken";
  if (isShort) return "short";
  return pickup !== undefined && Math.abs(minutesBetween(pickup, recommended)) > FAR_MINUTES ? "far" : "offered";
}
