import { equal, ok } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const typing: KeyboardScript = {
  control: "colour-picker",
  title: "six digits make a colour, anything else is kept and reported as an error",
  play: async (hand) => {
    await hand.focus("textbox", "Main colour");
    await hand.press("Control+a");
    await hand.type("d6336c");
    equal((await hand.focused()).value, "#D6336C");
    await hand.until(
      () => hand.find("radio", "Raspberry"),
      (preset) => preset?.checked === true,
    );
    await hand.press("Control+a");
    await hand.type("12");
    await hand.press("Enter");
    const wrong = await hand.untilFocused((field) => field.invalid);
    equal(wrong.value, "#12");
    ok(wrong.description.includes("Type six characters"));
    await hand.state("a text that is no colour");
  },
};

const mixing: KeyboardScript = {
  control: "colour-picker",
  title: "the mixer opens on its first slider, arrows mix, Escape closes it and returns the focus",
  play: async (hand) => {
    await hand.focus("button", "Mix a colour: Main colour");
    await hand.press("Enter");
    const hue = await hand.untilFocused((one) => one.role === "slider");
    equal(hue.name, "Hue");
    equal(hue.value, "151°");
    await hand.state("mixer open");
    await hand.press("ArrowRight");
    equal((await hand.focused()).value, "152°");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Saturation");
    await hand.press("Home");
    equal((await hand.focused()).value, "0%");
    equal((await hand.find("textbox", "Main colour"))?.value, "#ADADAD");
    await hand.press("Escape");
    const opener = await hand.untilFocused((one) => one.role === "button");
    equal(opener.expanded, false);
  },
};

/** Keyboard scripts of the colour picker. */
export const colourPickerScripts: readonly KeyboardScript[] = [typing, mixing];
