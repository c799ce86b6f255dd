import { deepEqual, equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const accordion: KeyboardScript = {
  control: "accordion",
  title: "Tab goes from section to section, Enter and Space fold and unfold, titles are headings",
  play: async (hand) => {
    const headings = (await hand.all("heading")).map(({ name }) => name);
    deepEqual(headings.slice(-6), ["Children", "Luggage", "Payment", "Children", "Luggage", "Payment"]);
    await hand.focus("link", "How much fits");
    await hand.press("Shift+Tab");
    equal((await hand.focused()).expanded, true);
    await hand.press("Shift+Tab");
    equal((await hand.focused()).expanded, false);
    await hand.press("Enter");
    equal((await hand.focused()).expanded, true);
    await hand.state("two sections unfolded");
    await hand.press("Space");
    equal((await hand.focused()).expanded, false);
    await hand.press("Tab", "Space");
    equal((await hand.focused()).expanded, false);
    await hand.press("Tab");
    equal((await hand.focused()).expanded, false);
    await hand.state("all folded");
  },
};

/** Keyboard scripts of the accordion. */
export const accordionScripts: readonly KeyboardScript[] = [accordion];
