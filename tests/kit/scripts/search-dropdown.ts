import { equal } from "node:assert/strict";
import type { Hand, KeyboardScript } from "../hand.ts";

const rows = (hand: Hand, count: number) =>
  hand.until(
    () => hand.all("option"),
    ({ length }) => length === count,
  );

const page: KeyboardScript = {
  control: "search-dropdown",
  title: "the arrows go from page to page, and the highlight stays in place when rows arrive",
  play: async (hand) => {
    await hand.focus("combobox", "Cost centre");
    await hand.press("ArrowDown");
    await rows(hand, 10);
    equal((await hand.focused()).active?.name, "Sales, London");
    await hand.state("open on its first page");
    await hand.press("End");
    equal((await hand.focused()).active?.name, "Logistics, Cardiff");
    await hand.press("ArrowDown");
    equal((await hand.focused()).active?.name, "Logistics, Cardiff");
    await hand.state("the next page under way");
    await rows(hand, 20);
    equal((await hand.focused()).active?.name, "Logistics, Cardiff");
    await hand.press("ArrowDown");
    equal((await hand.focused()).active?.name, "Logistics, York");
    await hand.press("Escape");
    equal((await hand.focused()).expanded, false);
  },
};

const search: KeyboardScript = {
  control: "search-dropdown",
  title: "typing searches, Enter chooses, Escape restores the chosen name, a name typed in full is chosen",
  play: async (hand) => {
    const value = async () => (await hand.find("combobox", "Cost centre"))?.value;
    await hand.focus("combobox", "Cost centre");
    await hand.type("york");
    await rows(hand, 5);
    await hand.press("ArrowDown", "ArrowDown", "Enter");
    equal(await value(), "Logistics, York");
    await hand.type("zz");
    equal(await value(), "Logistics, Yorkzz");
    await hand.press("Escape");
    equal(await value(), "Logistics, York");
    await hand.press("ArrowDown");
    await rows(hand, 10);
    await hand.state("open, something chosen");
    await hand.press("Control+a");
    await hand.type("sales, bath");
    await rows(hand, 1);
    await hand.press("Tab");
    await hand.until(value, (seen) => seen === "Sales, Bath");
    equal((await hand.focused()).name, "Chosen centre");
  },
};

const fail: KeyboardScript = {
  control: "search-dropdown",
  title: "a page that failed to load is loaded again by its button, reached with Tab",
  play: async (hand) => {
    await hand.focus("combobox", "Cut off after the first page");
    await hand.press("ArrowDown");
    await rows(hand, 10);
    await hand.press("End");
    await hand.appears("button", "Try again");
    await hand.state("the second page failed");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Try again");
    await hand.press("Enter");
    await hand.disappears("button", "Try again");
    equal((await hand.focused()).name, "Cut off after the first page");
    await hand.appears("button", "Try again");
    equal((await hand.all("option")).length, 10);
    await hand.press("Tab", "Escape");
    await hand.disappears("button", "Try again");
    equal((await hand.focused()).name, "Cut off after the first page");
  },
};

const bare: KeyboardScript = {
  control: "search-dropdown",
  title: "a list that is loading, empty or failed says so; Tab skips the disabled field",
  play: async (hand) => {
    for (const name of ["First page under way", "Nothing to choose from", "No connection"]) {
      await hand.focus("combobox", name);
      await hand.press("ArrowDown");
      equal((await hand.focused()).expanded, false);
      await hand.state(name);
      await hand.press("Escape");
    }
    equal((await hand.find("combobox", "Required centre"))?.invalid, true);
    await hand.focus("combobox", "Cut off after the first page");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Choice being saved");
  },
};

/** Keyboard scripts of the search dropdown. */
export const searchDropdownScripts: readonly KeyboardScript[] = [page, search, fail, bare];
