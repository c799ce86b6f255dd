import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { HOUR_MS, type TimelineBar } from "#ui/timeline-parts.ts";
import { Timeline } from "#ui/timeline.tsx";

const FROM = Date.parse("2026-11-20T06:00:00Z");

const bar = (key: string, [start, end]: readonly [number, number]): TimelineBar => ({
  key,
  start: FROM + start * HOUR_MS,
  waitsUntil: FROM + start * HOUR_MS,
  end: FROM + end * HOUR_MS,
  tone: "set",
  icon: null,
  time: "",
  words: key,
  name: key,
});

async function draw(bars: readonly TimelineBar[]) {
  const heard = { onFocus: vi.fn(), onOpen: vi.fn() };
  const clashes = [{ start: FROM + HOUR_MS, end: FROM + 2 * HOUR_MS, words: "One hour at once" }];
  const rows = [{ key: "own", title: "Ann", note: "", name: "Ann", bars, clashes }];
  const screen = await render(
    <Timeline
      label="The day"
      head="Drivers"
      from={FROM}
      to={FROM + 12 * HOUR_MS}
      hourWords={String}
      groups={[{ key: "all", title: "", note: "", rows }]}
      focused={undefined}
      {...heard}
    />,
  );
  return { screen, ...heard };
}

test("OPS-09: dragging a bar moves nothing and opens nothing", async () => {
  const { screen, onOpen } = await draw([bar("one", [0, 2]), bar("two", [5, 7])]);
  const one = screen.getByRole("button", { name: "one" });
  const before = one.element().getBoundingClientRect();
  await one.dropTo(screen.getByRole("button", { name: "two" }));
  expect(one.element().getBoundingClientRect()).toEqual(before);
  expect(onOpen).not.toHaveBeenCalled();
});

test("OPS-09: two bars at once stand one below the other, with words for what they share", async () => {
  const { screen } = await draw([bar("one", [0, 2]), bar("two", [1, 3])]);
  const [one, two] = ["one", "two"].map((name) =>
    screen.getByRole("button", { name }).element().getBoundingClientRect(),
  );
  expect(two?.top).toBeGreaterThanOrEqual(one?.bottom ?? 0);
  await expect.element(screen.getByText("One hour at once")).toBeVisible();
});

test("OPS-09: the shortest bar takes presses on 44 by 44 px, and the next one does not cover it", async () => {
  const { screen } = await draw([bar("one", [0, 0.1]), bar("two", [0.2, 1])]);
  const [one, two] = ["one", "two"].map((name) =>
    screen.getByRole("button", { name }).element().getBoundingClientRect(),
  );
  expect(Math.min(one?.width ?? 0, one?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(two?.top).toBeGreaterThanOrEqual(one?.bottom ?? 0);
});
