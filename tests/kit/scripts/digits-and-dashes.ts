import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const typing: KeyboardScript = {
  control: "digits-and-dashes",
  title: "only digits and dashes can be typed, and typing can be undone",
  play: async (hand) => {
    await hand.focus("textbox", "Seats in the carriage");
    await hand.type("1a2 -x14.");
    equal((await hand.focused()).value, "12-14");
    await hand.press("Control+z");
    equal((await hand.focused()).value, "12-1");
    await hand.state("filled");
  },
};

/** Keyboard scripts of a field for digits and dashes. */
export const digitsAndDashesScripts: readonly KeyboardScript[] = [typing];
