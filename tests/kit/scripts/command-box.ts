import { equal } from "node:assert/strict";
import type { Hand, KeyboardScript } from "../hand.ts";

const open = async (hand: Hand) => {
  await hand.focus("button", "Find or do");
  await hand.press("Enter");
  await hand.untilFocused(({ role }) => role === "combobox");
};
const chosen = async (hand: Hand) => (await hand.focused()).active?.name ?? "";

const walk: KeyboardScript = {
  control: "command-box",
  title: "what is typed narrows all groups, the arrows walk through them to both ends, Enter takes the chosen line",
  play: async (hand) => {
    await open(hand);
    await hand.until(
      () => chosen(hand),
      (name) => name.startsWith("Anna"),
    );
    await hand.state("open");
    await hand.press("ArrowUp");
    equal((await chosen(hand)).startsWith("Anna"), true);
    await hand.press("ArrowDown", "ArrowDown", "ArrowDown");
    await hand.until(
      () => chosen(hand),
      (name) => name.startsWith("Board"),
    );
    await hand.press("ArrowDown", "ArrowDown", "ArrowDown");
    await hand.until(
      () => chosen(hand),
      (name) => name.startsWith("New order"),
    );
    await hand.type("ant");
    await hand.until(
      () => chosen(hand),
      (name) => name.startsWith("Anton"),
    );
    equal((await hand.all("option")).length, 1);
    await hand.state("narrowed");
    await hand.press("Enter");
    await hand.disappears("dialog", "Find or do");
    equal((await hand.focused()).name, "Find or do");
    await hand.until(
      () => hand.all("status"),
      (lines) => lines.length > 0,
    );
  },
};

const nothing: KeyboardScript = {
  control: "command-box",
  title: "where nothing is found it says so and Enter does nothing; Escape closes and the focus returns",
  play: async (hand) => {
    await open(hand);
    await hand.type("zzz");
    await hand.until(
      () => hand.all("option"),
      ({ length }) => length === 0,
    );
    equal((await hand.focused()).expanded, false);
    await hand.state("nothing found");
    await hand.press("Enter");
    equal((await hand.focused()).role, "combobox");
    await hand.press("Shift+Tab");
    equal((await hand.focused()).name, "Close");
    await hand.press("Escape");
    await hand.disappears("dialog", "Find or do");
    equal((await hand.focused()).name, "Find or do");
  },
};

/** Keyboard scripts of the command box. */
export const commandBoxScripts: readonly KeyboardScript[] = [walk, nothing];
