import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const segmented: KeyboardScript = {
  control: "segmented",
  title: "arrows choose and go round, skip disabled options, and Tab goes from group to group",
  play: async (hand) => {
    const now = async () => {
      const { name, checked } = await hand.focused();
      return `${name}, ${checked === true ? "chosen" : "not chosen"}`;
    };
    await hand.focus("radio", "By card");
    await hand.press("ArrowRight");
    equal(await now(), "To the driver, chosen");
    await hand.press("ArrowRight");
    equal(await now(), "By card, chosen");
    await hand.press("ArrowUp");
    equal(await now(), "To the driver, chosen");

    await hand.press("Tab");
    equal(await now(), "Myself, chosen");
    await hand.press("ArrowDown");
    equal(await now(), "Somebody else, chosen");

    await hand.press("Tab");
    equal(await now(), "Passenger, chosen");
    await hand.press("ArrowRight");
    equal(await now(), "Certificate, chosen");
    await hand.press("ArrowLeft");
    equal(await now(), "Passenger, chosen");
    await hand.press("Shift+Tab");
    equal(await now(), "Somebody else, chosen");

    await hand.press("Tab", "Tab");
    equal(await now(), "In arrivals, not chosen");
    const wrong = await hand.find("radiogroup", "Where to meet");
    equal(wrong?.invalid, true);
    equal(wrong?.description, "Choose where to meet");
    await hand.press("Space");
    equal(await now(), "In arrivals, chosen");
    equal((await hand.find("radiogroup", "Where to meet"))?.invalid, false);
    equal((await hand.find("radio", "Sedan"))?.disabled, true);
    await hand.state("all chosen");
  },
};

/** Keyboard scripts of the segmented choice. */
export const segmentedScripts: readonly KeyboardScript[] = [segmented];
