import { equal, match } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const timeline: KeyboardScript = {
  control: "timeline",
  title:
    "arrows walk along a line and to the nearest bar of the next one, Home and End to its ends; an overlap is said, and Enter opens",
  play: async (hand) => {
    const now = async () => (await hand.focused()).name;
    await hand.focus("button", "12:00 Domodedovo → Skolkovo");
    await hand.press("ArrowDown");
    equal(await now(), "12:30 Kursky → Domodedovo, Overlap 25 min");
    await hand.press("ArrowLeft");
    match(await now(), /^11:00 Vnukovo → Tverskaya, Overlap/);
    await hand.press("ArrowDown");
    equal(await now(), "10:00 Metropol → Vnukovo");
    await hand.press("Home");
    equal(await now(), "08:00 Tverskaya → Sheremetyevo");
    await hand.press("ArrowLeft");
    equal(await now(), "08:00 Tverskaya → Sheremetyevo");
    await hand.press("End", "Enter");
    await hand.appears("status", "Metropol → Vnukovo");
    await hand.state("walked");
  },
};

/** Keyboard scripts of the timeline. */
export const timelineScripts: readonly KeyboardScript[] = [timeline];
