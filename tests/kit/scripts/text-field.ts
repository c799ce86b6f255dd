import { deepEqual, equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const inError: KeyboardScript = {
  control: "text-field",
  title: "a field with an error is read with its error and hint, and keeps the typed text",
  play: async (hand) => {
    await hand.focus("textbox", "E-mail");
    const { value, invalid, description } = await hand.focused();
    deepEqual(
      [value, invalid, description],
      ["anna@", true, "Complete the address: your voucher goes there The receipt goes there too"],
    );
    await hand.press("End");
    await hand.type("mail.ru");
    equal((await hand.focused()).value, "anna@mail.ru");
  },
};

const clear: KeyboardScript = {
  control: "text-field",
  title: "the button after the field clears it, and the focus returns to it",
  play: async (hand) => {
    await hand.focus("searchbox", "Find a ride");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Clear");
    await hand.press("Enter");
    const { role, name, value } = await hand.focused();
    deepEqual([role, name, value], ["searchbox", "Find a ride", ""]);
    equal(await hand.find("button", "Clear"), undefined);
    await hand.state("cleared");
  },
};

const password: KeyboardScript = {
  control: "text-field",
  title: "a password is shown and hidden by the button after it",
  play: async (hand) => {
    await hand.focus("button", "Show the password");
    equal((await hand.focused()).pressed, false);
    await hand.press("Space");
    equal((await hand.focused()).pressed, true);
    await hand.state("password shown");
    await hand.press("Shift+Tab");
    const { name, value } = await hand.focused();
    deepEqual([name, value], ["Password", "sesame"]);
  },
};

const limits: KeyboardScript = {
  control: "text-field",
  title:
    "a text that is too long is kept whole and said to be, a read-only field accepts none, Tab skips a disabled one",
  play: async (hand) => {
    await hand.focus("textbox", "Promo code");
    await hand.type("NAMEBOARD");
    const long = await hand.focused();
    deepEqual([long.value, long.invalid], ["NAMEBOARD", true]);
    equal(long.description.includes("8"), true);
    await hand.press("Backspace");
    const fitting = await hand.focused();
    deepEqual([fitting.value, fitting.invalid], ["NAMEBOAR", false]);
    await hand.press("Tab", "Tab");
    await hand.type("1");
    const { name, value } = await hand.focused();
    deepEqual([name, value], ["Order number", "NB-204815"]);
  },
};

/** Keyboard scripts of the text field. */
export const textFieldScripts: readonly KeyboardScript[] = [inError, clear, password, limits];
