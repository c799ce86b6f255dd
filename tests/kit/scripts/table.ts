import { equal } from "node:assert/strict";
import type { Hand, KeyboardScript } from "../hand.ts";

const rows = async (hand: Hand) =>
  (await hand.all("row")).map(({ name }) => name).filter((name) => /^\d\d:/.test(name));

const walk: KeyboardScript = {
  control: "table",
  title: "the names of columns sort and keep the focus, Tab reaches one row, arrows walk, Enter opens",
  play: async (hand) => {
    await hand.focus("button", "Price");
    await hand.press("Enter");
    await hand.until(
      async () => (await rows(hand))[0]?.slice(0, 5),
      (first) => first === "10:00",
    );
    equal((await hand.focused()).name, "Price");
    await hand.press("Space");
    await hand.until(
      async () => (await rows(hand))[0]?.slice(0, 5),
      (first) => first === "12:30",
    );
    await hand.state("sorted the other way round");
    await hand.press("Tab");
    equal((await hand.focused()).name.slice(0, 5), "10:00");
    await hand.press("ArrowUp");
    await hand.untilFocused(({ name }) => name.startsWith("14:05"));
    await hand.press("ArrowDown", "ArrowDown");
    await hand.untilFocused(({ name }) => name.startsWith("10:00"));
    await hand.press("Enter");
    await hand.until(
      () => hand.all("status"),
      (lines) => lines.length > 0,
    );
    await hand.press("Shift+Tab");
    equal((await hand.focused()).name, "Price");
    await hand.press("ArrowDown");
    await hand.untilFocused(({ name }) => name.startsWith("10:00"));
  },
};

/** Keyboard scripts of the table. */
export const tableScripts: readonly KeyboardScript[] = [walk];
