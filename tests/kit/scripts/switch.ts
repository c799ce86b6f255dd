import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const toggle: KeyboardScript = {
  control: "switch",
  title: "Space turns a switch on and off, a busy one keeps focus and state",
  play: async (hand) => {
    await hand.focus("switch", "Block of advantages");
    await hand.press("Space");
    equal((await hand.focused()).checked, false);
    await hand.press("Space");
    equal((await hand.focused()).checked, true);

    await hand.press("Tab");
    equal((await hand.focused()).name, "Reviews");
    await hand.press("Space");
    equal((await hand.focused()).checked, true);

    await hand.press("Tab", "Space");
    const busy = await hand.focused();
    equal(busy.name, "Mobile app");
    equal(busy.description, "Saving");
    equal(busy.disabled, true);
    equal(busy.checked, true);
    await hand.state("busy and focused");

    await hand.press("Tab", "Tab");
    equal((await hand.focused()).name, "Ride e-mails");
    equal((await hand.focused()).invalid, true);
    await hand.press("Space");
    equal((await hand.focused()).checked, true);
    equal((await hand.focused()).invalid, false);
    equal((await hand.find("switch", "Transfer"))?.disabled, true);
  },
};

/** Keyboard scripts of the switch. */
export const switchScripts: readonly KeyboardScript[] = [toggle];
