import { equal } from "node:assert/strict";
import type { Hand, KeyboardScript } from "../hand.ts";

const focusedName = async (hand: Hand) => (await hand.focused()).name;

/** Checks that the focused day is the selected one. */
async function selected(hand: Hand, name: string): Promise<void> {
  const day = await hand.untilFocused((seen) => seen.name.includes(name));
  equal(day.selected, true, name);
}

const days: KeyboardScript = {
  control: "calendar",
  title: "arrows move the selection by days and weeks and skip days off, the ends of the week and Page keys work",
  play: async (hand) => {
    await hand.focus("gridcell", "Tuesday, November 24, 2026, trade fair");
    await selected(hand, "November 24");
    await hand.press("ArrowRight", "ArrowRight");
    await selected(hand, "November 28");
    await hand.press("ArrowLeft", "ArrowUp");
    await selected(hand, "November 18");
    await hand.press("Home");
    await selected(hand, "November 16");
    await hand.press("End", "ArrowDown", "ArrowDown");
    await selected(hand, "December 6");
    await hand.press("PageUp");
    await selected(hand, "November 6");
    await hand.press("Shift+PageUp");
    await selected(hand, "November 6, 2025");
    await hand.press("Shift+PageDown", "Enter");
    await selected(hand, "November 6, 2026");
    await hand.state("with a day taken");
    await hand.press("Tab", "Shift+Tab");
    await selected(hand, "November 6, 2026");
  },
};

const offDay: KeyboardScript = {
  control: "calendar",
  title: "pressing a day off says why it is off, and so does Enter on one that the arrows cannot skip",
  play: async (hand) => {
    await hand.click("gridcell", "Thursday, November 26, 2026");
    await hand.untilFocused(({ name, disabled }) => name.includes("November 26") && disabled);
    await hand.state("after a day off was pressed");
    await hand.press("ArrowRight");
    await selected(hand, "November 28");
    await hand.focus("gridcell", "Friday, January 1, 2027");
    await hand.press("Enter");
    equal((await hand.focused()).selected, undefined);
  },
};

const tiles: KeyboardScript = {
  control: "calendar",
  title: "the title leads to months and years, arrows walk them, a choice returns to the days",
  play: async (hand) => {
    await hand.focus("button", "November 2026 Choose a month");
    await hand.press("Enter");
    await hand.state("months");
    await hand.press("Tab", "Tab");
    equal(await focusedName(hand), "November");
    await hand.press("ArrowUp", "ArrowLeft");
    equal(await focusedName(hand), "July");
    await hand.press("End", "PageUp");
    equal(await focusedName(hand), "September");
    await hand.press("Enter");
    await hand.untilFocused(({ name }) => name.includes("September 24, 2025"));
    await hand.press("Shift+Tab", "Shift+Tab", "Enter", "Enter");
    await hand.state("years");
    // These years end with the last one that can be chosen, so the next arrow is disabled.
    await hand.press("Tab");
    equal(await focusedName(hand), "2025");
    await hand.press("ArrowRight", " ");
    await hand.untilFocused(({ name }) => name.includes("September 24, 2026"));
  },
};

/** Keyboard scripts of the calendar. */
export const calendarScripts: readonly KeyboardScript[] = [days, offDay, tiles];
