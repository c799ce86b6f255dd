import { equal } from "node:assert/strict";
import type { Hand, KeyboardScript } from "../hand.ts";

const expanded = (hand: Hand, open: boolean) => hand.untilFocused((seen) => seen.expanded === open);
const active = (hand: Hand, time: string | undefined) => hand.untilFocused((seen) => seen.active?.name === time);

const list: KeyboardScript = {
  control: "time-field",
  title: "the down arrow opens the times near the value, arrows, Home and End move, Enter takes one, Escape closes",
  play: async (hand) => {
    await hand.focus("combobox", "Arrival time");
    await expanded(hand, false);
    await hand.press("ArrowDown");
    await expanded(hand, true);
    await active(hand, "18:30");
    await hand.state("with its list");
    await hand.press("ArrowDown");
    await active(hand, "18:45");
    await hand.press("Home");
    await active(hand, "00:00");
    await hand.press("ArrowUp");
    await active(hand, "23:45");
    await hand.press("Escape");
    await expanded(hand, false);
    equal((await hand.focused()).value, "18:40");
    await hand.press("Alt+ArrowDown");
    await expanded(hand, true);
    await active(hand, undefined);
    await hand.press("ArrowUp", "ArrowUp", "Enter");
    await expanded(hand, false);
    equal((await hand.focused()).value, "18:15");
  },
};

const typing: KeyboardScript = {
  control: "time-field",
  title: "typing is corrected and filters the times, and leaving the field completes or rounds it",
  play: async (hand) => {
    await hand.focus("combobox", "Departure time");
    await hand.type("7");
    equal((await hand.focused()).value, "07");
    await expanded(hand, true);
    equal((await hand.all("option")).map(({ name }) => name).join(" "), "07:00 07:15 07:30 07:45");
    await hand.state("with a filtered list");
    await hand.press("Tab");
    equal((await hand.find("combobox", "Departure time"))?.value, "07:00");
    equal((await hand.focused()).name, "Pick-up time");
    await hand.type("2350");
    equal((await hand.focused()).value, "23:50");
    await hand.press("Tab");
    equal((await hand.find("combobox", "Pick-up time"))?.value, "23:30");
  },
};

/** Keyboard scripts of the time field. */
export const timeFieldScripts: readonly KeyboardScript[] = [list, typing];
