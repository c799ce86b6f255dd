import { equal, notEqual } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const errorScreen: KeyboardScript = {
  control: "error-screen",
  title: "its button works by keyboard, a busy one keeps focus and does nothing",
  play: async (hand) => {
    await hand.focus("button", "Reload");
    await hand.press("Enter");
    notEqual(await hand.find("heading", "Presses: 1"), undefined);
    await hand.press("Tab");
    equal((await hand.focused()).name, "Back to search");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Try again");
    await hand.press("Space");
    notEqual(await hand.find("heading", "Presses: 2"), undefined);
    await hand.press("Tab");
    equal((await hand.focused()).name, "Open it again");
    equal((await hand.focused()).disabled, true);
    await hand.press("Enter", "Space");
    notEqual(await hand.find("heading", "Presses: 2"), undefined);
    await hand.state("busy and focused");
  },
};

/** Keyboard scripts of the error screen. */
export const errorScreenScripts: readonly KeyboardScript[] = [errorScreen];
