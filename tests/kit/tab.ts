import { bundledView } from "./bundle-view.ts";
import type { Hand } from "./hand.ts";
import { takeHand, untilReady, type Driver } from "./take-hand.ts";

/** A document of a tab: its own, or the one in the frame of the booking module that stands in it. */
export type Place = "page" | "module";

/** The single tab of an engine that is not Chromium. */
export interface Tab extends Pick<Driver, "press" | "type" | "clickAt"> {
  readonly go: (address: string) => Promise<void>;
  /** The value of an expression, or what its promise ends with. */
  readonly read: <T>(place: Place, expression: string) => Promise<T>;
  /** Ends the engine. */
  readonly close: () => Promise<void>;
}

/** Finds the module's frame in a page of a partner. */
export const MODULE_FRAME = `document.querySelector("nameboard-booking")?.shadowRoot?.querySelector("iframe")`;

/** Takes hold of a document, whatever is or will be shown in it. */
export function handOn(tab: Tab, place: Place, patience?: number): Hand {
  return takeHand(driverOf(tab, place), patience);
}

/** Opens an address of the gallery and takes hold of it. */
export async function handAt(tab: Tab, address: string): Promise<Hand> {
  await tab.go(address);
  const driver = driverOf(tab, "page");
  await untilReady(driver.ask);
  return takeHand(driver);
}

function driverOf(tab: Tab, place: Place): Driver {
  const ask: Driver["ask"] = async (...question) => {
    const call = `"kitView" in globalThis ? kitView(...${JSON.stringify(question)}) : ""`;
    const answer = await tab.read<string>(place, call);
    if (answer !== "") return answer;
    await tab.read(place, await bundledView());
    return ask(...question);
  };
  return { ask, press: tab.press, type: tab.type, clickAt: place === "page" ? tab.clickAt : clickInModule };

  /** A frame of another site does not know where it stands. */
  async function clickInModule(x: number, y: number): Promise<void> {
    const look = `(async () => {
      const frame = ${MODULE_FRAME};
      scrollBy({ top: frame.getBoundingClientRect().top + ${y} - innerHeight / 2, behavior: "instant" });
      // A press finds the frame where it was drawn last.
      for (let drawn = 0; drawn < 3; drawn += 1) await new Promise(requestAnimationFrame);
      const { left, top } = frame.getBoundingClientRect();
      return [left + ${x}, top + ${y}];
    })()`;
    const [left, top] = await tab.read<readonly [number, number]>("page", look);
    await tab.clickAt(left, top);
  }
}
