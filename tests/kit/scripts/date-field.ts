import { equal, match } from "node:assert/strict";
import type { Hand, KeyboardScript } from "../hand.ts";

const closed = (hand: Hand) => hand.disappears("dialog", "Calendar");
const onDay = (hand: Hand, day: string) => hand.untilFocused(({ name }) => name.includes(day));

const typing: KeyboardScript = {
  control: "date-field",
  title: "a date is typed without its dots, and an impossible one is refused with a reason",
  play: async (hand) => {
    await hand.focus("combobox", "Return date");
    await hand.type("24112026");
    equal((await hand.focused()).value, "24.11.2026");
    await hand.press("Control+a");
    await hand.type("31022027");
    const refused = await hand.untilFocused((seen) => seen.invalid);
    match(refused.description, /That date does not exist/);
    equal(refused.value, "31.02.2027");
    await hand.state("with a day that does not exist");
    await hand.press("Control+a", "Backspace");
    equal((await hand.focused()).invalid, false);
  },
};

const opening: KeyboardScript = {
  control: "date-field",
  title: "the down arrow opens the calendar at the value, Enter takes a day, Escape takes none, both lead back",
  play: async (hand) => {
    await hand.focus("combobox", "Arrival date");
    equal((await hand.focused()).expanded, false);
    await hand.press("Alt+ArrowDown");
    await onDay(hand, "November 24, 2026");
    equal((await hand.find("combobox", "Arrival date"))?.expanded, true);
    await hand.state("with its calendar");
    await hand.press("ArrowDown");
    await onDay(hand, "December 1, 2026");
    equal((await hand.focused()).selected, true);
    await hand.press("Enter");
    await closed(hand);
    equal((await hand.focused()).value, "01.12.2026");
    await hand.press("ArrowDown");
    await onDay(hand, "December 1, 2026");
    await hand.press("PageDown", "Escape");
    await closed(hand);
    equal((await hand.focused()).role, "combobox");
    equal((await hand.focused()).value, "01.12.2026");
  },
};

const round: KeyboardScript = {
  control: "date-field",
  title: "in the calendar Tab goes round, and the focus returns to its button",
  play: async (hand) => {
    await hand.focus("combobox", "Arrival date");
    await hand.press("Tab", "Enter");
    await onDay(hand, "November 24, 2026");
    await hand.press("Tab");
    // November is the month of the earliest day, so the back arrow is disabled.
    equal((await hand.focused()).name, "November 2026 Choose a month");
    await hand.press("Shift+Tab");
    await onDay(hand, "November 24, 2026");
    await hand.press("Escape");
    await closed(hand);
    equal((await hand.focused()).name, "Open the calendar");
  },
};

/** Keyboard scripts of the date field. */
export const dateFieldScripts: readonly KeyboardScript[] = [typing, opening, round];
