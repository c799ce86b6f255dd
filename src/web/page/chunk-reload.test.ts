import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isChunkFailure, reloadForChunk } from "./chunk-reload.ts";

const LOST_SCRIPT = new Error("Failed to fetch dynamically imported module: /assets/booking-1.js");
const LOST_STYLE = new Error("Unable to preload CSS for /assets/booking-1.css");

const kept = new Map<string, string>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  kept.clear();
  reload.mockReset();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  vi.stubGlobal("location", { reload });
});
afterEach(() => void vi.unstubAllGlobals());

const mark = () => kept.get("page-force-refreshed");

test("R-27, ERR-14: a lost script or style reloads the page once; the next one is told", async () => {
  expect([LOST_SCRIPT, LOST_STYLE].map(isChunkFailure)).toEqual([true, true]);
  expect(await reloadForChunk("build-1")).toBe("reloading");
  expect(await reloadForChunk("build-1")).toBe("failed");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("ERR-15: the mark is set before the page reloads", async () => {
  const marks: unknown[] = [];
  reload.mockImplementation(() => void marks.push(mark()));
  await reloadForChunk("build-1");
  expect(marks).toEqual(["true"]);
});

test("ERR-16: any other error takes the mark away, and a lost script reloads the page again", async () => {
  await reloadForChunk("build-1");
  expect(isChunkFailure(LOST_SCRIPT)).toBe(true);
  expect(mark()).toBe("true");
  expect(isChunkFailure(new Error("drawn wrongly"))).toBe(false);
  expect(mark()).toBe("false");
  expect(await reloadForChunk("build-1")).toBe("reloading");
});

test("ruling 14: the mark of an older build stops no reload", async () => {
  await reloadForChunk("build-1");
  expect(await reloadForChunk("build-2")).toBe("reloading");
});

test("without an answer of the server, or without storage that could hold the mark, nothing reloads", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await reloadForChunk("build-1")).toBe("offline");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  expect(await reloadForChunk("build-1")).toBe("failed");
  expect(reload).not.toHaveBeenCalled();
});
