import { afterEach, expect, test, vi } from "vitest";
import { errorSpec } from "#contract/wire/errors.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { checkTimeQuery, isWithoutVerdict, SLOW_CHECK, TIME_CHECK_END_MS } from "./check-time-query.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("BKF-39, BKF-44: a check that nobody answers is given up as slow, and is asked again when that is wanted", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const silent = ((_name: string, { signal }: { signal: AbortSignal }) => {
    asked++;
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
  }) as unknown as Api;
  const times = { pickup: "2026-12-01 18:40", departure: undefined, wayThere: undefined, rent: undefined } as const;
  const client = createQueryClient();
  for (const time of [1, 2]) {
    const answer = client.fetchQuery(checkTimeQuery(silent, 1, times)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(TIME_CHECK_END_MS);
    expect(await answer).toMatchObject({ message: SLOW_CHECK });
    expect(asked).toBe(time);
  }
});

test("BKF-44: a check without a verdict is made again by itself, a refused one and one that was answered are not", () => {
  const none = { name: "", message: "", code: 0 };
  const { number: code, http: status, name } = errorSpec("time-malformed");
  expect(isWithoutVerdict(new ApiError("", { ...none, status: 0 }, { lost: "network" }))).toBe(true);
  expect(isWithoutVerdict(new ApiError("", { ...none, status: 502 }))).toBe(true);
  expect(isWithoutVerdict(new Error(SLOW_CHECK))).toBe(true);
  expect(isWithoutVerdict(new ApiError("", { name, message: "", code, status }))).toBe(false);
  expect(isWithoutVerdict(null)).toBe(false);
});
