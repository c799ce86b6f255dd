import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { errorSpec } from "#contract/wire/errors.ts";
import { changeDraft, EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { checkTimeQuery, TIME_CHECK_PATIENCE_MS } from "./check-time-query.ts";
import { firstRefusedTrip } from "./first-refused-trip.ts";

const trip = { way: "single", priceId: 7, anyTime: { priceId: 7, price: 10 } } as unknown as OfferTrip;
const { trips: fields } = [
  { type: "start", trips: 1, capacity: 3 } as const,
  { type: "trip", index: 0, fields: { date: "2026-12-02", time: "18:40" } } as const,
].reduce(changeDraft, EMPTY_DRAFT);

const refusedBy = (answer: () => Promise<unknown>) =>
  firstRefusedTrip([trip], fields, {
    client: new QueryClient(),
    api: answer as unknown as Api,
    onShortNotice: () => undefined,
  });

afterEach(() => {
  vi.useRealTimers();
});

const failed = (status: number, lost?: "network") =>
  new ApiError("POST /v4/check_time", { name: "", message: "", code: 0, status }, lost ? { lost } : {});

test("a time is refused by the server's verdict and by a lost connection, not by a price that has expired", async () => {
  const verdict = (allow_booking: boolean) => async () => ({ allow_booking, fast_ride: { allow_booking: false } });
  expect(await refusedBy(verdict(true))).toBeUndefined();
  expect(await refusedBy(verdict(false))).toEqual(["trip-0-time", ["booking.need.otherTime"]]);
  expect(await refusedBy(() => Promise.reject(failed(0, "network")))).toEqual([
    "trip-0-time",
    ["booking.timeUnchecked"],
  ]);
  const { number: code, http: status, name } = errorSpec("quote-expired");
  const expired = new ApiError("POST /v4/check_time", { name, message: "", code, status });
  expect(await refusedBy(() => Promise.reject(expired))).toBeUndefined();
});

test("BKF-45: a check that is slow, or that the server cannot make, strands nobody: the order is judged when it arrives", async () => {
  expect(await refusedBy(() => Promise.reject(failed(502)))).toBeUndefined();
  vi.useFakeTimers();
  const slow = refusedBy(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(TIME_CHECK_PATIENCE_MS);
  expect(await slow).toBeUndefined();
});

test("a check that the page gives up, because a log-in brings new prices, marks no time as refused", async () => {
  const client = new QueryClient();
  const api = ((_: unknown, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_done, fail) => signal.addEventListener("abort", () => fail(signal.reason)))) as unknown as Api;
  const times = { pickup: "2026-12-02 18:40", departure: undefined, wayThere: undefined, rent: undefined };
  const onPage = new QueryObserver(client, checkTimeQuery(api, 7, times as Parameters<typeof checkTimeQuery>[2]));
  const leave = onPage.subscribe(() => undefined);
  const pressed = firstRefusedTrip([trip], fields, { client, api, onShortNotice: () => undefined });
  leave();
  expect(await pressed).toBeUndefined();
});
