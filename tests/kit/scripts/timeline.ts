import { equal, ok } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const walk: KeyboardScript = {
  control: "timeline",
  title: "arrows walk along a line and to the nearest bar of the next, Home and End to its ends, Enter opens",
  play: async (hand) => {
    await hand.focus("button", "09:30, Airport → Galata");
    await hand.press("ArrowRight");
    equal((await hand.focused()).name, "10:00, Hotel → Port");
    await hand.press("ArrowDown");
    const clashing = await hand.focused();
    ok(clashing.name.endsWith("30 minutes at once"), clashing.name);
    equal(clashing.current, "true");
    await hand.press("ArrowDown", "Home");
    equal((await hand.focused()).name, "06:00, Galata → Airport");
    await hand.press("End");
    equal((await hand.focused()).name, "12:00, Airport → Galata");
    await hand.press("ArrowUp", "ArrowUp");
    equal((await hand.focused()).name, "10:00, Hotel → Port");
    await hand.state("the focus on a bar");
    await hand.press("Enter");
    await hand.until(
      () => hand.all("status"),
      (lines) => lines.length > 0,
    );
    await hand.press("Shift+Tab", "Tab");
    equal((await hand.focused()).name, "10:00, Hotel → Port");
  },
};

/** Keyboard scripts of the timeline. */
export const timelineScripts: readonly KeyboardScript[] = [walk];
