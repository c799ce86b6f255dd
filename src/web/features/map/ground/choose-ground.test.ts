import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseGround, type Ground } from "./choose-ground.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A map whose grounds come, are refused, or stay silent. */
function mapOf(grounds: Readonly<Record<Ground, "comes" | "refused" | "silent">>) {
  const shown: Ground[] = [];
  const chosen: (Ground | undefined)[] = [];
  const stop = chooseGround(
    ["operator", "own"],
    {
      show: (ground) => shown.push(ground),
      atRest: (then) => {
        if (grounds[shown.at(-1) ?? "own"] !== "silent") setTimeout(then, 100);
      },
      isDrawn: () => grounds[shown.at(-1) ?? "own"] === "comes",
    },
    (ground) => chosen.push(ground),
  );
  return { shown, chosen, stop };
}

describe("MAP-01: the ground of the large map", () => {
  it("is the operator's where it comes", () => {
    const { shown, chosen } = mapOf({ operator: "comes", own: "comes" });
    vi.advanceTimersByTime(60_000);
    expect([shown, chosen]).toEqual([["operator"], ["operator"]]);
  });

  it("is ours at once where the operator's tiles are refused, and within some ten seconds where they are silent", () => {
    const refused = mapOf({ operator: "refused", own: "comes" });
    const silent = mapOf({ operator: "silent", own: "comes" });
    vi.advanceTimersByTime(300);
    expect([refused.chosen, silent.chosen]).toEqual([["own"], []]);
    vi.advanceTimersByTime(10_000);
    expect([refused.chosen, silent.chosen]).toEqual([["own"], ["own"]]);
  });

  it("is none where ours does not come either, and nothing is told once the map is closed", () => {
    const none = mapOf({ operator: "silent", own: "silent" });
    const closed = mapOf({ operator: "silent", own: "comes" });
    vi.advanceTimersByTime(1_000);
    closed.stop();
    vi.advanceTimersByTime(60_000);
    expect([none.chosen, closed.chosen]).toEqual([[undefined], []]);
  });
});
