import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { keptAttempts } from "./use-kept-attempt.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LOST = new ApiError("POST /v4/x", { name: "", message: "", code: 0, status: 0 }, { lost: "network" });

test("a lost answer is asked for twice more under the same attempt, and so does the next press of the same thing; another thing, and what was refused, is a new attempt", async () => {
  const keep = keptAttempts();
  const press = async (what: object, failure?: Error) => {
    const used: string[] = [];
    const ended = keep(what, async (attempt) => {
      used.push(attempt);
      if (failure !== undefined) throw failure;
    }).catch(() => undefined);
    await vi.runAllTimersAsync();
    await ended;
    return used;
  };
  const [first, ...again] = await press({ order: 1 }, LOST);
  expect(again).toEqual([first, first]);
  expect(await press({ order: 1 })).toEqual([first]);
  const [other] = await press({ order: 1 }, LOST);
  expect(other).not.toBe(first);
  expect(await press({ order: 2 })).not.toEqual([other]);
  const [refused, ...more] = await press({ order: 3 }, new Error("refused"));
  expect(more).toEqual([]);
  expect(await press({ order: 3 })).not.toEqual([refused]);
});
