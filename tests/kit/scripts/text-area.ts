import { deepEqual, equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const lines: KeyboardScript = {
  control: "text-area",
  title: "Enter starts a new line, Tab leaves the field",
  play: async (hand) => {
    await hand.focus("textbox", "Note to the driver");
    await hand.type("Door 3");
    await hand.press("Enter");
    await hand.type("A pram");
    equal((await hand.focused()).value, "Door 3\nA pram");
    await hand.state("two lines");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Reply to a review");
  },
};

const limits: KeyboardScript = {
  control: "text-area",
  title: "a text that is too long is kept whole and said to be, and an empty required field says what is missing",
  play: async (hand) => {
    await hand.focus("textbox", "In one word");
    await hand.type("wonderfully");
    const long = await hand.focused();
    deepEqual([long.value, long.invalid], ["wonderfully", true]);
    equal(long.description.includes("10"), true);
    await hand.press("Tab");
    const { name, invalid, description } = await hand.focused();
    deepEqual(
      [name, invalid, description],
      ["Reason for cancelling", true, "Write the reason: without it there is no refund"],
    );
  },
};

/** Keyboard scripts of the text area. */
export const textAreaScripts: readonly KeyboardScript[] = [lines, limits];
