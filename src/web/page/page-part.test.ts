import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isChunkFailure } from "#web/page/chunk-reload.ts";
import { PART_LOST_MS, pagePart } from "./page-part.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("APP-18: a part that has not come after 120 s is lost like a failed one, and can be asked for again", async () => {
  const Part = () => null;
  const bring = vi
    .fn<() => Promise<typeof Part>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(Part);
  const part = pagePart(bring);
  const first = part.load().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(bring).toHaveBeenCalledTimes(1);
  const outcome = Promise.race([first, Promise.resolve("still coming")]);
  expect(await outcome).toBe("still coming");
  await vi.advanceTimersByTimeAsync(1);
  expect(isChunkFailure(await first)).toBe(true);
  expect(PART_LOST_MS).toBe(120_000);
  expect(part.now()).toBeUndefined();
  expect(await part.load()).toBe(Part);
  expect(part.now()).toBe(Part);
});
