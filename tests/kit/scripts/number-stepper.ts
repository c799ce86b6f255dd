import { deepEqual, equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const numberStepper: KeyboardScript = {
  control: "number-stepper",
  title: "arrows, page keys, Home and End step a number, typing stays within its limits",
  play: async (hand) => {
    await hand.focus("spinbutton", "Adults");
    await hand.press("ArrowUp");
    equal((await hand.focused()).value, "4");
    await hand.press("ArrowDown", "ArrowDown");
    equal((await hand.focused()).value, "2");
    await hand.press("End");
    equal((await hand.focused()).value, "8");
    equal((await hand.find("button", "More: Adults"))?.disabled, true);
    await hand.press("Home");
    equal((await hand.focused()).value, "0");
    equal((await hand.find("button", "Fewer: Adults"))?.disabled, true);
    await hand.state("at its lower end");
    await hand.press("PageUp");
    equal((await hand.focused()).value, "5");
    await hand.press("Control+a");
    await hand.type("99");
    await hand.press("Enter");
    equal((await hand.focused()).value, "8");
  },
};

const oneStop: KeyboardScript = {
  control: "number-stepper",
  title: "each stepper is one Tab stop, and leaving it settles the typed number",
  play: async (hand) => {
    await hand.focus("spinbutton", "Adults");
    await hand.press("Control+a");
    await hand.type("2.7");
    await hand.press("Tab");
    const next = await hand.focused();
    deepEqual([next.role, next.name, next.value], ["spinbutton", "Children under 12", "1"]);
    equal((await hand.find("spinbutton", "Adults"))?.value, "2");
  },
};

const inError: KeyboardScript = {
  control: "number-stepper",
  title: "a stepper with an error says so, its step can be 5, and pressed buttons do not take the focus",
  play: async (hand) => {
    await hand.focus("spinbutton", "Boosters");
    const { invalid, description } = await hand.focused();
    deepEqual([invalid, description], [true, "There are two children: add one more"]);
    await hand.focus("spinbutton", "Waiting, minutes");
    await hand.press("ArrowUp");
    equal((await hand.focused()).value, "35");
    await hand.click("button", "Fewer: Waiting, minutes");
    const { name, value } = await hand.focused();
    deepEqual([name, value], ["Waiting, minutes", "30"]);
  },
};

/** Keyboard scripts of the number stepper. */
export const numberStepperScripts: readonly KeyboardScript[] = [numberStepper, oneStop, inError];
