import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const navPills: KeyboardScript = {
  control: "nav-pills",
  title: "Tab goes from section to section, Enter makes one current",
  play: async (hand) => {
    await hand.focus("link", "Transfer");
    equal((await hand.focused()).current, "page");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Rental");
    equal((await hand.focused()).current, undefined);
    await hand.press("Enter");
    await hand.until(
      () => hand.find("link", "Rental"),
      (link) => link?.current === "page",
    );
    equal((await hand.find("link", "Transfer"))?.current, undefined);
    await hand.state("another section");
  },
};

/** Keyboard scripts of the pills. */
export const navPillsScripts: readonly KeyboardScript[] = [navPills];
