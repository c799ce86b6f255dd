import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const drop: KeyboardScript = {
  control: "filter-bar",
  title:
    "a chip is dropped by Enter or Delete and the focus goes to the next one, the field asks by Enter, all go at once",
  play: async (hand) => {
    await hand.focus("button", "Filter");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Drop the filter: State");
    await hand.press("Enter");
    await hand.untilFocused(({ name }) => name === "Drop the filter: Pick-up from");
    await hand.press("Tab", "Delete");
    await hand.disappears("button", "Drop the filter: Company");
    await hand.untilFocused(({ name }) => name === "Drop the filter: Pick-up from");
    await hand.press("Tab");
    equal((await hand.focused()).role, "searchbox");
    await hand.type("Galata");
    await hand.press("Enter");
    await hand.appears("button", "Clear the filter");
    await hand.type("!");
    await hand.press("Escape");
    await hand.untilFocused(({ value }) => value === "Galata");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Clear the filter");
    await hand.press("Enter");
    await hand.untilFocused(({ name }) => name === "Filter");
    equal((await hand.find("button", "Drop the filter: Pick-up from"))?.name, undefined);
  },
};

const panel: KeyboardScript = {
  control: "filter-bar",
  title: "the button opens all filters, and Escape closes an open list of theirs first, then them",
  play: async (hand) => {
    await hand.focus("button", "Filter");
    await hand.press("Enter");
    await hand.appears("group", "Filter");
    equal((await hand.focused()).expanded, true);
    await hand.state("open");
    await hand.focus("button", "State");
    await hand.press("Enter");
    await hand.appears("menu");
    await hand.press("Escape");
    await hand.disappears("menu");
    await hand.appears("group", "Filter");
    await hand.press("Escape");
    await hand.disappears("group", "Filter");
    equal((await hand.focused()).name, "Filter");
    equal((await hand.focused()).expanded, false);
  },
};

/** Keyboard scripts of the filter bar. */
export const filterBarScripts: readonly KeyboardScript[] = [drop, panel];
