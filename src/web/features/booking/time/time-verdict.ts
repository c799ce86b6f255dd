import type { TimeCheck } from "#contract/booking.ts";
import { nearFutureTime } from "#domain/booking/pickup-time.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { TimePricing } from "#web/trip/picked-offer.ts";

type Reason = TimeCheck["reasons"][number];

/** What is known about a typed time. */
export type TimeVerdict = {
  readonly isChecking: boolean;
  /** It has been checked, and can be booked: only then anything about its price is said. */
  readonly isBookable: boolean;
  /** Why it is refused, sentence by sentence; a refusal without known reasons has the notice alone. */
  readonly refusals: readonly (Reason | { readonly code: "unknown"; readonly text: string })[];
  /** The nearest time that can be had, where the typed one is too soon (BKF-36). */
  readonly nearest: LocalTime | undefined;
  /** Why the check itself failed; empty when nothing came back at all. */
  readonly failure: string | undefined;
  /** What the traveller should know of a time that can be booked. */
  readonly remarks: readonly string[];
  /** It can be booked, but leaves little time before the departure. */
  readonly isShort: boolean;
  readonly similarOrders: readonly number[];
};

/** One check, as a query of it stands. */
export type CheckState = {
  readonly data: TimeCheck | undefined;
  readonly isFetching: boolean;
  /** The message of its failure. */
  readonly failure: string | undefined;
};

/** What is known when a typed time is judged. */
export type TimeCheckStates = {
  /** The typed time, once complete. */
  readonly pickup: LocalTime | undefined;
  /** It has not changed since the check was asked for. */
  readonly isSettled: boolean;
  /** The check of the price for any time. */
  readonly general: CheckState;
  /** The check of the price for this time, which may hold even if the other is refused. */
  readonly timed: CheckState | undefined;
  readonly pricing: TimePricing;
};

/** Sums up the checks of a typed time (BKF-39, BKF-44 to BKF-46). */
export function timeVerdict({ pickup, isSettled, general, timed, pricing }: TimeCheckStates): TimeVerdict {
  const isRefused = general.data?.allow_booking === false;
  const check = isRefused && timed ? timed : general;
  const isWaiting = isRefused && timed === undefined && pricing === "asking";
  const known = isSettled && !isWaiting ? check.data : undefined;
  const isBookable = known?.allow_booking === true;
  const reasons = known?.reasons ?? [];
  const notice = known?.notice_to_user ?? known?.notice ?? "";
  const earliest = known?.fast_ride.min_allowed_time_order;
  const isTooSoon =
    known?.allow_booking === false && earliest !== undefined && pickup !== undefined && pickup < earliest;
  return {
    isChecking: pickup !== undefined && (!isSettled || isWaiting || check.isFetching),
    isBookable,
    refusals: known?.allow_booking !== false ? [] : reasons.length > 0 ? reasons : [{ code: "unknown", text: notice }],
    nearest: isTooSoon ? nearFutureTime(earliest) : undefined,
    failure: isSettled && !check.isFetching ? check.failure : undefined,
    remarks: isBookable
      ? [...remarksOf(reasons, notice), known.fast_ride.notice ?? ""].filter((text) => text !== "")
      : [],
    isShort: isBookable && reasons.some(({ code }) => code === "short"),
    similarOrders: known?.similar_orders ?? [],
  };
}

/** How short the time is before a departure is told by the advice, not by a remark of its own (B12). */
function remarksOf(reasons: readonly Reason[], notice: string): readonly string[] {
  return reasons.length === 0 ? [notice] : reasons.filter(({ code }) => code !== "short").map(({ text }) => text);
}
