import { afterEach, expect, test, vi } from "vitest";
import { rememberViewers, wasViewersTicked } from "./remember-viewers.ts";

afterEach(() => void vi.unstubAllGlobals());

test("OPN-052, BKF-31: the browser remembers whether the box of those who are kept informed was ticked, and no phone", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(wasViewersTicked()).toBe(false);
  rememberViewers(true);
  expect(wasViewersTicked()).toBe(true);
  expect([...kept.values()]).toEqual(["true"]);
  rememberViewers(false);
  expect(wasViewersTicked()).toBe(false);
});
