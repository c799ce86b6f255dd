import { deepEqual, equal, ok } from "node:assert/strict";
import type { Hand, KeyboardScript } from "../hand.ts";

const nameInFocus = async (hand: Hand) => (await hand.focused()).name;
const inFocus = (hand: Hand, start: string) => hand.untilFocused(({ name }) => name.startsWith(start));

const walk: KeyboardScript = {
  control: "menu",
  title: "arrows, Home, End and letters walk a menu, Escape and Tab leave it",
  play: async (hand) => {
    await hand.focus("button", "Menu: Anna Ivanova");
    equal((await hand.focused()).expanded, false);
    await hand.press("Enter");
    await inFocus(hand, "My rides");
    equal((await hand.find("button", "Menu: Anna Ivanova"))?.expanded, true);
    await hand.state("open on its first item");
    await hand.press("ArrowUp");
    await inFocus(hand, "Log out");
    await hand.press("ArrowDown");
    await inFocus(hand, "My rides");
    await hand.press("End");
    await inFocus(hand, "Log out");
    await hand.press("Home");
    await inFocus(hand, "My rides");
    await hand.press("w");
    await inFocus(hand, "Ways to pay");
    await hand.press("Escape");
    await hand.disappears("menu");
    equal(await nameInFocus(hand), "Menu: Anna Ivanova");
    await hand.press("ArrowUp");
    await inFocus(hand, "Log out");
    await hand.press("Escape");
    await hand.press("ArrowDown");
    await inFocus(hand, "My rides");
    await hand.press("Tab");
    await hand.disappears("menu");
    ok((await nameInFocus(hand)).startsWith("Extras"));
  },
};

const disabled: KeyboardScript = {
  control: "menu",
  title: "a disabled menu item can be reached but does nothing",
  play: async (hand) => {
    await hand.focus("button", "Menu: Anna Ivanova");
    await hand.press("Enter");
    await inFocus(hand, "My rides");
    await hand.press("c");
    await inFocus(hand, "Company");
    equal((await hand.focused()).disabled, true);
    await hand.press("Enter", "Space");
    await inFocus(hand, "Company");
    await hand.state("on its disabled item");
    await hand.press("Escape");
    await hand.disappears("menu");
  },
};

const checks: KeyboardScript = {
  control: "menu",
  title: "Space and Enter check several items, one, or one that can be turned off",
  play: async (hand) => {
    await hand.focus("button", "Extras: 1");
    await hand.press("Space");
    await inFocus(hand, "Child seat");
    equal((await hand.focused()).checked, false);
    await hand.press("Space");
    await hand.untilFocused(({ checked }) => checked === true);
    equal((await hand.find("menuitemcheckbox", "Meet with a sign"))?.checked, true);
    await hand.state("with two items checked");
    await hand.press("Escape");
    await inFocus(hand, "Extras: 2");
    await hand.press("Tab", "Enter");
    const languages = await hand.until(
      () => hand.all("menuitemradio"),
      (items) => items.length === 3,
    );
    deepEqual(
      languages.map(({ checked }) => checked),
      [false, true, false],
    );
    await hand.press("Enter");
    await inFocus(hand, "Language: Русский");
    await hand.press("Tab", "Enter");
    await inFocus(hand, "By card");
    await hand.press("Enter");
    await inFocus(hand, "Payment: by card");
    await hand.press("Enter");
    await inFocus(hand, "By card");
    equal((await hand.focused()).checked, true);
    await hand.press("Enter");
    await inFocus(hand, "Payment: not chosen");
  },
};

/** Keyboard scripts of the menu button. */
export const menuScripts: readonly KeyboardScript[] = [walk, disabled, checks];
