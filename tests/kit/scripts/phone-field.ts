import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const free: KeyboardScript = {
  control: "phone-field",
  title: "a number from any country is kept as typed, to the last letter",
  play: async (hand) => {
    await hand.focus("textbox", "Phone");
    await hand.type("+44 (x20) 79-46");
    equal((await hand.focused()).value, "+44 (x20) 79-46");
  },
};

const slots: KeyboardScript = {
  control: "phone-field",
  title: "slots are filled and emptied one by one around the fixed signs",
  play: async (hand) => {
    await hand.focus("textbox", "Phone in Russia");
    await hand.press("Control+a");
    await hand.type("9x161");
    equal((await hand.focused()).value, "+7 (916) 1__-__-__");
    await hand.state("half filled");
    await hand.press("Backspace", "Backspace");
    equal((await hand.focused()).value, "+7 (91_) ___-__-__");
    await hand.type("71234567");
    equal((await hand.focused()).value, "+7 (917) 123-45-67");
    await hand.press("Home", "Delete");
    equal((await hand.focused()).value, "+7 (171) 234-56-7_");
    await hand.press("Control+z");
    equal((await hand.focused()).value, "+7 (917) 123-45-67");
    await hand.press("Control+a", "Delete");
    equal((await hand.focused()).value, "+7 (___) ___-__-__");
  },
};

const kinds: KeyboardScript = {
  control: "phone-field",
  title: "a slot for a letter accepts no digit, a slot for either accepts both",
  play: async (hand) => {
    await hand.focus("textbox", "Pattern +7 (999) a*");
    await hand.press("Control+a");
    await hand.type("9165b7");
    equal((await hand.focused()).value, "+7 (916) b7");
  },
};

/** Keyboard scripts of the telephone fields. */
export const phoneFieldScripts: readonly KeyboardScript[] = [free, slots, kinds];
