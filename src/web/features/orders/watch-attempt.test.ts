import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Placed } from "./placing.ts";
import { ATTEMPT_POLL_MS, ATTEMPT_SURE_AFTER, watchAttempt } from "./watch-attempt.ts";

const order = { orderId: 5, transaction: 9, orderKey: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a lost call is checked until its order shows up", async () => {
  const answers = ["lost", "none", order] as const;
  let asked = 0;
  const conclude = vi.fn<(order: Placed | undefined) => void>();
  watchAttempt(() => Promise.resolve(answers[asked++] ?? "lost"), conclude);
  await vi.advanceTimersByTimeAsync(ATTEMPT_POLL_MS * 2);
  expect(conclude.mock.calls).toEqual([[order]]);
  await vi.advanceTimersByTimeAsync(ATTEMPT_POLL_MS * 5);
  expect(asked).toBe(3);
});

test("a missing order is reported only after several such answers in a row", async () => {
  const answers = ["none", "none", "lost", ...Array.from({ length: ATTEMPT_SURE_AFTER }, () => "none" as const)];
  let asked = 0;
  const conclude = vi.fn<(order: Placed | undefined) => void>();
  watchAttempt(() => Promise.resolve((answers[asked++] ?? "lost") as "none" | "lost"), conclude);
  await vi.advanceTimersByTimeAsync(ATTEMPT_POLL_MS * (answers.length - 2));
  expect(conclude).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(ATTEMPT_POLL_MS);
  expect(conclude.mock.calls).toEqual([[undefined]]);
});

test("a stopped watch reports nothing more", async () => {
  const conclude = vi.fn<(order: Placed | undefined) => void>();
  const { stop } = watchAttempt(() => Promise.resolve(order), conclude);
  stop();
  await vi.advanceTimersByTimeAsync(ATTEMPT_POLL_MS);
  expect(conclude).not.toHaveBeenCalled();
});

test("pressing asks at once, but never makes a missing order be reported sooner", async () => {
  let asked = 0;
  const conclude = vi.fn<(order: Placed | undefined) => void>();
  const { lookNow } = watchAttempt(() => Promise.resolve(++asked > 0 ? "none" : "lost"), conclude);
  for (let press = 1; press <= ATTEMPT_SURE_AFTER * 2; press++) {
    await vi.advanceTimersByTimeAsync(1);
    lookNow();
    expect(asked).toBe(press + 1);
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(conclude).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(ATTEMPT_POLL_MS * ATTEMPT_SURE_AFTER);
  expect(conclude.mock.calls).toEqual([[undefined]]);
});
