import type { TimeCheck } from "#contract/booking.ts";
import { nearFutureTime } from "#domain/booking/pickup-time.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { TimePricing } from "#web/trip/picked-offer.ts";

type Reason = TimeCheck["reasons"][number];

/** A time that is offered in place of one that is too soon. */
export type NearTime = {
  readonly time: LocalTime;
  /** Only at short notice, which costs more. */
  readonly isFast: boolean;
};

/** What is known about a typed time. */
export type TimeVerdict = {
  readonly isChecking: boolean;
  /** It has been checked, and can be booked: only then anything about its price is said. */
  readonly isBookable: boolean;
  /** Why it is refused, sentence by sentence; a refusal without known reasons has the notice alone. */
  readonly refusals: readonly (Reason | { readonly code: "unknown"; readonly text: string })[];
  /** Where the typed time is too soon, the nearest that can be had, and without short notice. */
  readonly nearest: readonly NearTime[];
  /** Why the check itself failed; empty when nothing came back at all. */
  readonly failure: string | undefined;
  /** What short notice adds, in words, while no line explains the sum of this time. */
  readonly fastFee: string;
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

/** Sums up the checks of a typed time. */
export function timeVerdict({ pickup, isSettled, general, timed, pricing }: TimeCheckStates): TimeVerdict {
  const isRefused = general.data?.allow_booking === false;
  const check = isRefused && timed ? timed : general;
  const isWaiting = isRefused && timed === undefined && pricing === "asking";
  const known = isSettled && !isWaiting ? check.data : undefined;
  const isBookable = known?.allow_booking === true;
  const reasons = known?.reasons ?? [];
  const notice = known?.notice_to_user ?? known?.notice ?? "";
  return {
    isChecking: pickup !== undefined && (!isSettled || isWaiting || check.isFetching),
    isBookable,
    refusals: known?.allow_booking !== false ? [] : reasons.length > 0 ? reasons : [{ code: "unknown", text: notice }],
    nearest: pickup === undefined || known?.allow_booking !== false ? [] : nearTimes(known, pickup),
    failure: isSettled && !check.isFetching ? check.failure : undefined,
    fastFee: isBookable ? (known.fast_ride.notice ?? "") : "",
    remarks: isBookable ? remarksOf(reasons, notice).filter((text) => text !== "") : [],
    isShort: isBookable && reasons.some(({ code }) => code === "short"),
    similarOrders: known?.similar_orders ?? [],
  };
}

function nearTimes({ earliest, fast_ride: fast }: TimeCheck, pickup: LocalTime): readonly NearTime[] {
  const first = fast.min_allowed_time_order;
  if (pickup >= first) return [];
  const near = { time: nearFutureTime(first), isFast: first < earliest };
  return near.isFast ? [near, { time: nearFutureTime(earliest), isFast: false }] : [near];
}

/** How short the time is before a departure is told by the advice, not by a remark of its own. */
function remarksOf(reasons: readonly Reason[], notice: string): readonly string[] {
  return reasons.length === 0 ? [notice] : reasons.filter(({ code }) => code !== "short").map(({ text }) => text);
}
