import { computedLooks } from "./computed-looks.ts";
import { chosenFaults, focusFaults } from "./focus-faults.ts";
import { languageFaults } from "./language-faults.ts";
import { layoutFaults } from "./layout-faults.ts";
import { motionFaults } from "./motion-faults.ts";
import { focusedElement, perceivable, within } from "./reach.ts";
import { nameOf, roleOf, speak } from "./speak.ts";
import { spotOf } from "./spot.ts";
import { targetFaults } from "./target-faults.ts";

/*
 * Runs inside the page, in every engine: reads the page as a screen reader does and names its
 * faults. `bundle-view.ts` bundles it into one script, and its results are returned as JSON.
 */

function ofRole(role: string): Element[] {
  return perceivable().filter((element) => roleOf(element) === role);
}

function theOne(role: string, name: string | undefined): Element | undefined {
  return ofRole(role).find((element) => name === undefined || nameOf(element) === name);
}

/** Whether the gallery is drawn and responds: its first effect sets the colours on its root. */
function isReady(): boolean {
  const root = [...within(document)].find((element) => element.matches("[data-kit]")) ?? document.documentElement;
  return root instanceof HTMLElement && root.style.length > 0;
}

/**
 * Waits until the page has reacted to a key or a press: it has drawn the new state and run
 * its effects. A person would leave it more time.
 */
function rested(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

const questions = {
  /** Asks nothing: the answer says that the page is at rest. */
  rest: () => true,
  ready: isReady,
  focused: () => speak(focusedElement()),
  find: (role: string, name?: string) => {
    const found = theOne(role, name);
    return found === undefined ? null : speak(found);
  },
  all: (role: string) => ofRole(role).map(speak),
  focus: (role: string, name: string) => {
    const found = theOne(role, name);
    if (found === undefined) return "is not there";
    if (found instanceof HTMLElement) found.focus();
    return focusedElement() === found ? "focused" : "does not take the focus";
  },
  spot: (role: string, name: string) => {
    const found = theOne(role, name);
    return found === undefined ? "is not there" : spotOf(found);
  },
  computedLooks,
  layoutFaults,
  targetFaults: (least: string) => targetFaults(Number(least)),
  languageFaults: (language: string, ...names: string[]) => languageFaults(language, names),
  focusFaults,
  chosenFaults,
  motionFaults,
};

/** Every question that a driver may ask the page. */
export type Questions = typeof questions;

Object.assign(globalThis, {
  kitView: async (question: keyof Questions, ...given: string[]): Promise<string> => {
    if (question === "rest") await rested();
    const answer: (...given: string[]) => unknown = questions[question] as (...given: string[]) => unknown;
    return JSON.stringify(answer(...given));
  },
});
