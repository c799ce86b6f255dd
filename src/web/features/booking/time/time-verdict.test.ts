import { expect, test } from "vitest";
import type { TimeCheck } from "#contract/booking.ts";
import { timeVerdict, type CheckState, type TimeCheckStates } from "./time-verdict.ts";

const answer = (change: Partial<TimeCheck> = {}): TimeCheck => ({
  allow_booking: true,
  notice: null,
  notice_to_user: null,
  reasons: [],
  earliest: "2026-12-01 12:00",
  fast_ride: { min_allowed_time_order: "2026-12-01 12:00", allow_booking: false, notice: null },
  similar_orders: [],
  recommended_time: null,
  travel_time: 2700,
  ...change,
});

const came = (change?: Partial<TimeCheck>): CheckState => ({
  data: answer(change),
  isFetching: false,
  failure: undefined,
});

const ASKING: CheckState = { data: undefined, isFetching: true, failure: undefined };

const verdict = (change: Partial<TimeCheckStates>) =>
  timeVerdict({
    pickup: "2026-12-01 18:40",
    isSettled: true,
    general: came(),
    timed: undefined,
    pricing: "known",
    ...change,
  });

test("BKF-39: a typed time is being checked until it rests and its answer is there", () => {
  expect(verdict({}).isChecking).toBe(false);
  expect(verdict({ isSettled: false }).isChecking).toBe(true);
  expect(verdict({ general: ASKING }).isChecking).toBe(true);
  expect(verdict({ pickup: undefined, general: ASKING }).isChecking).toBe(false);
});

test("B10: nothing may be said about the price of a time that is not checked, refused, or could not be checked", () => {
  expect(verdict({}).isBookable).toBe(true);
  expect(verdict({ isSettled: false }).isBookable).toBe(false);
  expect(verdict({ general: ASKING }).isBookable).toBe(false);
  expect(verdict({ general: came({ allow_booking: false }) }).isBookable).toBe(false);
  expect(verdict({ general: { data: undefined, isFetching: false, failure: "" } }).isBookable).toBe(false);
});

test("OPN-049, BKF-46: a refusal is told by its sentences, or by its notice where it has none", () => {
  const reasons = [{ code: "too-far", text: "Too far" }] as const;
  expect(
    verdict({ general: came({ allow_booking: false, notice_to_user: "Y", reasons: [...reasons] }) }).refusals,
  ).toEqual(reasons);
  expect(verdict({ general: came({ allow_booking: false, notice: "X", notice_to_user: "Y" }) }).refusals).toEqual([
    { code: "unknown", text: "Y" },
  ]);
  expect(verdict({ general: came({ allow_booking: false, notice: "X" }) }).refusals).toEqual([
    { code: "unknown", text: "X" },
  ]);
});

test("BKF-44, BKF-45: a failed check is told once it is over, and its time cannot be booked", () => {
  const failed = { data: undefined, isFetching: false, failure: "The server is out" };
  expect(verdict({ general: failed })).toMatchObject({ failure: "The server is out", isBookable: false });
  expect(verdict({ general: { ...failed, isFetching: true } }).failure).toBeUndefined();
});

test("BKF-36: a time that is too soon offers the earliest possible one and two minutes, any other refusal nothing", () => {
  const refused = came({ allow_booking: false });
  expect(verdict({ pickup: "2026-12-01 11:40", general: refused }).nearest).toEqual([
    { time: "2026-12-01 12:02", isFast: false },
  ]);
  const fast = { min_allowed_time_order: "2026-12-01 11:00", allow_booking: true, notice: null };
  const atShortNotice = came({ allow_booking: false, fast_ride: fast });
  expect(verdict({ pickup: "2026-12-01 10:40", general: atShortNotice }).nearest).toEqual([
    { time: "2026-12-01 11:02", isFast: true },
    { time: "2026-12-01 12:02", isFast: false },
  ]);
  expect(verdict({ pickup: "2026-12-01 18:40", general: refused }).nearest).toEqual([]);
  expect(verdict({ pickup: "2026-12-01 11:40" }).nearest).toEqual([]);
});

test("BKF-34, BKF-35: the price at short notice may hold where the price for any time is refused", () => {
  const general = came({ allow_booking: false });
  const fast = { min_allowed_time_order: "2026-12-01 12:00", allow_booking: true, notice: "15% more" };
  expect(verdict({ general, timed: came({ fast_ride: fast }) })).toMatchObject({
    isBookable: true,
    refusals: [],
    fastFee: "15% more",
    remarks: [],
  });
  expect(verdict({ general, timed: came({ allow_booking: false, notice: "No" }) }).refusals).toHaveLength(1);
  expect(verdict({ general, pricing: "asking" })).toMatchObject({ isChecking: true, refusals: [] });
});

test("B12: little time before a departure is no remark of its own: the advice tells it", () => {
  const general = came({
    notice_to_user: "Twice. Short",
    reasons: [
      { code: "clock-twice", text: "Twice" },
      { code: "short", text: "Short" },
    ],
  });
  expect(verdict({ general })).toMatchObject({ remarks: ["Twice"], isShort: true });
  expect(verdict({ general: came({ notice_to_user: "Mind the gap" }) }).remarks).toEqual(["Mind the gap"]);
});
