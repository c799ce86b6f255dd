import { afterEach, expect, test, vi } from "vitest";
import type { Api } from "#web/api/api-call.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { checkTimeQuery, TIME_CHECK_PATIENCE_MS } from "./check-time-query.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("BKF-39, BKF-44: a check that nobody answers fails after a while, and is asked again when that is wanted", async () => {
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
    await vi.advanceTimersByTimeAsync(TIME_CHECK_PATIENCE_MS);
    expect(await answer).toMatchObject({ name: "TimeoutError" });
    expect(asked).toBe(time);
  }
});
