import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const HEATHROW = "Heathrow, London, United Kingdom, LHR, airport";
const GATWICK = "Gatwick, London, United Kingdom, LGW, airport";

const walk: KeyboardScript = {
  control: "place-field",
  title: "arrows walk through the suggestions, Home and End go to the first and the last, Escape closes them",
  play: async (hand) => {
    await hand.focus("combobox", "To");
    equal((await hand.focused()).expanded, false);
    await hand.press("ArrowDown");
    await hand.untilFocused(({ expanded, active }) => expanded === true && active?.name === HEATHROW);
    await hand.state("open, the first row highlighted");
    await hand.press("ArrowDown");
    equal((await hand.focused()).active?.name, GATWICK);
    await hand.press("End");
    const last = (await hand.focused()).active?.name ?? "";
    equal(last.startsWith("The Royal Society"), true);
    await hand.press("ArrowDown");
    equal((await hand.focused()).active?.name, HEATHROW);
    await hand.press("ArrowUp");
    equal((await hand.focused()).active?.name, last);
    await hand.press("Home");
    equal((await hand.focused()).active?.name, HEATHROW);
    await hand.press("ArrowRight");
    equal((await hand.focused()).active, undefined);
    await hand.press("Escape");
    equal((await hand.focused()).expanded, false);
    equal((await hand.focused()).value, "");
    await hand.press("Alt+ArrowDown");
    equal((await hand.focused()).expanded, true);
    equal((await hand.focused()).active, undefined);
    await hand.press("Alt+ArrowUp");
    equal((await hand.focused()).expanded, false);
  },
};

const choose: KeyboardScript = {
  control: "place-field",
  title: "typing narrows the suggestions, Enter takes the highlighted one, Tab goes on",
  play: async (hand) => {
    await hand.focus("combobox", "To");
    await hand.type("ga");
    await hand.until(
      () => hand.all("option"),
      (rows) => rows.length === 1,
    );
    equal((await hand.focused()).active, undefined);
    await hand.state("narrowed by typing");
    await hand.press("ArrowDown", "Enter");
    const chosen = await hand.focused();
    equal(chosen.value, "Gatwick");
    equal(chosen.expanded, false);
    equal(chosen.description, "London, United Kingdom LGW Try “hea”, “hotel” or “LGW”");
    await hand.state("chosen, with the focus");
    await hand.press("ArrowDown", "Tab");
    equal((await hand.focused()).name, "Stop on the way");
    equal(await hand.find("listbox"), undefined);
  },
};

const fail: KeyboardScript = {
  control: "place-field",
  title: "a list that failed to load is loaded again by its button, reached with Tab, or by Enter in the field",
  play: async (hand) => {
    await hand.focus("combobox", "No connection");
    await hand.press("ArrowDown");
    await hand.appears("button", "Try again");
    await hand.state("failed");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Try again");
    await hand.press("Enter");
    await hand.disappears("button", "Try again");
    equal((await hand.focused()).name, "No connection");
    await hand.appears("button", "Try again");
    await hand.press("Enter");
    await hand.disappears("button", "Try again");
    await hand.appears("button", "Try again");
    await hand.press("Tab", "Escape");
    await hand.disappears("button", "Try again");
    equal((await hand.focused()).name, "No connection");
  },
};

const bare: KeyboardScript = {
  control: "place-field",
  title: "a field that is searching, or has found nothing, says so and opens no list",
  play: async (hand) => {
    for (const name of ["Search under way", "No such place"]) {
      await hand.focus("combobox", name);
      await hand.press("ArrowDown");
      equal((await hand.focused()).expanded, false);
      await hand.state(name);
      await hand.press("Escape");
    }
  },
};

/** Keyboard scripts of the place field. */
export const placeFieldScripts: readonly KeyboardScript[] = [walk, choose, fail, bare];
