import { equal, notEqual } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const button: KeyboardScript = {
  control: "button",
  title: "Enter and Space press a button, a busy one keeps focus and does nothing",
  play: async (hand) => {
    await hand.focus("button", "Book and pay");
    await hand.press("Enter", "Space");
    notEqual(await hand.find("heading", "Presses: 2"), undefined);
    await hand.press("Tab");
    await hand.press("Enter", "Space");
    const busy = await hand.focused();
    equal(busy.name, "Pay now");
    equal(busy.disabled, true);
    notEqual(await hand.find("heading", "Presses: 2"), undefined);
    await hand.state("busy and focused");
  },
};

const order: KeyboardScript = {
  control: "button",
  title: "Tab passes over disabled buttons and disabled links, not over busy ones",
  play: async (hand) => {
    await hand.focus("button", "Choose");
    await hand.press("Tab");
    equal((await hand.focused()).name, "To the order");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Searching");
    await hand.press("Tab");
    const link = await hand.focused();
    equal(link.name, "In progress");
    equal(link.role, "link");
    await hand.press("Enter");
    equal((await hand.focused()).name, "In progress");
    equal((await hand.find("link", "Order closed"))?.disabled, true);
  },
};

/** Keyboard scripts of the button. */
export const buttonScripts: readonly KeyboardScript[] = [button, order];
