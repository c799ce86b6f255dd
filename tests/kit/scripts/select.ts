import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const select: KeyboardScript = {
  control: "select",
  title: "letters choose an option, Tab goes from one select to the next and skips disabled ones",
  play: async (hand) => {
    const value = async (name: string) => (await hand.find("combobox", name))?.value;
    await hand.focus("combobox", "Currency");
    equal((await hand.focused()).value, "Roubles");
    await hand.type("t");
    equal(await value("Currency"), "Tenge");
    await hand.focus("combobox", "Station of arrival");
    equal((await hand.focused()).invalid, true);
    equal((await hand.focused()).description, "Choose a station so that the driver meets you at the door");
    await hand.type("la");
    equal(await value("Station of arrival"), "Ladozhsky");
    equal((await hand.focused()).invalid, false);
    await hand.state("chosen by typing");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Car at night");
    await hand.press("Shift+Tab");
    equal((await hand.focused()).name, "Station of arrival");
    equal((await hand.find("combobox", "Country"))?.disabled, true);
    await hand.focus("combobox", "A long value");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Send the invoice to");
  },
};

/** Keyboard scripts of the select, as far as all platforms behave alike. */
export const selectScripts: readonly KeyboardScript[] = [select];
