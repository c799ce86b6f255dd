import type { Hand, Spoken } from "./hand.ts";
import type { Questions } from "./in-page/entry.ts";

/** What an engine must do for a hand: answer the questions of the spoken view, press keys and move the mouse. */
export interface Driver {
  /** Asks `kitView(question, ...given)` in the document that holds the gallery; the answer is JSON. */
  readonly ask: (question: keyof Questions, ...given: readonly string[]) => Promise<string>;
  /** Holds the modifiers, presses the key and releases everything. */
  readonly press: (modifiers: readonly string[], key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly state?: (name: string) => Promise<void>;
}

const PATIENCE_MS = 4000;
const PAUSE_MS = 40;

/** Makes a driver behave like a person, who waits so long (ms) for what should appear. */
export function takeHand(driver: Driver, patience = PATIENCE_MS): Hand {
  const until = <T>(look: () => Promise<T>, holds: (seen: T) => boolean, subject?: string) =>
    waitUntil(look, holds, subject, patience);
  const ask = async <T>(...question: Parameters<Driver["ask"]>): Promise<T> =>
    JSON.parse(await driver.ask(...question)) as T;
  const focused = () => ask<Spoken>("focused");
  const find = async (role: string, name?: string) =>
    (await ask<Spoken | null>("find", role, ...(name === undefined ? [] : [name]))) ?? undefined;
  return {
    press: async (...keys) => {
      for (const chord of keys) {
        const [key = "", ...modifiers] = chord.split(/(?<=.)\+/).reverse();
        await driver.press(modifiers.reverse(), key === "Space" ? " " : key);
        await driver.ask("rest");
      }
    },
    type: async (text) => {
      await driver.type(text);
      await driver.ask("rest");
    },
    focus: async (role, name) => {
      await until(
        () => ask<string>("focus", role, name),
        (seen) => seen === "focused",
        `${role} "${name}"`,
      );
      await driver.ask("rest");
    },
    click: async (role, name) => {
      const look = () => ask<string | { x: number; y: number }>("spot", role, name);
      const spot = await until(look, (seen) => typeof seen !== "string", `${role} "${name}"`);
      if (typeof spot !== "string") await driver.clickAt(spot.x, spot.y);
      await driver.ask("rest");
    },
    focused,
    find,
    all: (role) => ask<Spoken[]>("all", role),
    appears: (role, name) => {
      const look = () => find(role, name);
      return until(look, (seen) => seen !== undefined, `${role} "${name}"`);
    },
    disappears: (role, name) => {
      const look = () => find(role, name);
      return until(look, (seen) => seen === undefined, `${role} "${name}"`);
    },
    untilFocused: (holds) => until(focused, holds, "the focus"),
    until,
    state: async (name) => driver.state?.(name),
  };
}

/** Waits until the gallery in the page is drawn and responds. */
export async function untilReady(ask: Driver["ask"]): Promise<void> {
  const look = () => ask("ready").catch(String);
  await waitUntil(look, (seen) => seen === "true", "the gallery", 20_000);
}

/** Looks again and again until a condition holds; fails with the last it saw. */
export async function waitUntil<T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  subject = "waited in vain",
  patience = PATIENCE_MS,
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (performance.now() > end) throw new Error(`${subject}: ${JSON.stringify(seen, null, 1)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
