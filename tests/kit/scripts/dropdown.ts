import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const dropdown: KeyboardScript = {
  control: "dropdown",
  title: "Enter opens a dropdown, Tab goes through it and out of it, Escape returns the focus",
  play: async (hand) => {
    await hand.focus("button", "Filters");
    equal((await hand.focused()).expanded, false);
    await hand.press("Enter");
    await hand.appears("group", "Filters");
    equal((await hand.focused()).expanded, true);
    await hand.state("open");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Five seats or more");
    await hand.press("Space");
    equal((await hand.focused()).checked, true);
    await hand.press("Escape");
    await hand.disappears("group", "Filters");
    equal((await hand.focused()).name, "Filters");
    await hand.press("Space", "Tab", "Tab", "Tab", "Tab");
    equal((await hand.focused()).name, "Show cars");
    await hand.press("Tab");
    await hand.disappears("group", "Filters");
    equal((await hand.focused()).name, "What is included");
  },
};

/** Keyboard scripts of the dropdown. */
export const dropdownScripts: readonly KeyboardScript[] = [dropdown];
