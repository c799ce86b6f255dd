import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const checkbox: KeyboardScript = {
  control: "checkbox",
  title: "Space turns a box on and off, and turns a mixed one on with every box it stands for",
  play: async (hand) => {
    const checked = async (name: string) => (await hand.find("checkbox", name))?.checked;
    await hand.focus("checkbox", "There and back");
    equal((await hand.focused()).description, "The ride back costs 10% less");
    await hand.press("Space");
    equal((await hand.focused()).checked, false);
    await hand.press("Space");
    equal((await hand.focused()).checked, true);

    await hand.press("Tab");
    const terms = await hand.focused();
    equal(terms.name, "I accept the terms of carriage");
    equal(terms.invalid, true);
    equal(terms.description, "Tick the box if you agree to the terms A ride cannot be booked without this");
    await hand.press("Space");
    equal((await hand.focused()).invalid, false);

    await hand.focus("checkbox", "Every way to pay");
    equal((await hand.focused()).checked, "mixed");
    await hand.press("Space");
    equal((await hand.focused()).checked, true);
    equal(await checked("In cash to the driver"), true);
    await hand.press("Tab", "Space");
    equal(await checked("By card"), false);
    equal(await checked("Every way to pay"), "mixed");
    await hand.state("ticked and mixed");
    equal((await hand.find("checkbox", "Meeting with a sign"))?.disabled, true);
  },
};

/** Keyboard scripts of the check box. */
export const checkboxScripts: readonly KeyboardScript[] = [checkbox];
