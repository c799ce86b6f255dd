import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const tabs: KeyboardScript = {
  control: "tabs",
  title: "arrows, Home and End choose a tab at once, Tab moves on into its panel",
  play: async (hand) => {
    await hand.focus("tab", "At the airport");
    await hand.press("ArrowRight");
    const station = await hand.focused();
    equal(station.name, "At the station");
    equal(station.selected, true);
    equal((await hand.find("tab", "At the airport"))?.selected, false);
    await hand.press("End");
    equal((await hand.focused()).name, "At an address");
    await hand.press("ArrowRight");
    equal((await hand.focused()).name, "At the airport");
    await hand.press("ArrowLeft");
    equal((await hand.focused()).name, "At an address");
    await hand.press("Home", "Tab");
    equal((await hand.focused()).role, "tabpanel");
    equal((await hand.focused()).name, "At the airport");
    await hand.state("the focus on a panel");
    await hand.press("Shift+Tab");
    equal((await hand.focused()).name, "At the airport");
  },
};

/** Keyboard scripts of the tabs. */
export const tabsScripts: readonly KeyboardScript[] = [tabs];
