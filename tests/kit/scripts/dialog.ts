import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const window: KeyboardScript = {
  control: "dialog",
  title: "a dialog takes the focus and keeps Tab inside, and Escape returns the focus, one dialog at a time",
  play: async (hand) => {
    await hand.focus("button", "Window");
    await hand.press("Enter");
    await hand.appears("dialog", "Cancel the ride?");
    equal((await hand.focused()).name, "Cancel the ride?");
    await hand.state("a window");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Close");
    await hand.press("Tab");
    equal((await hand.focused()).name, "Cancel the ride");
    await hand.press("Enter");
    await hand.appears("dialog", "Why it is free");
    await hand.state("a window in a window");
    await hand.press("Escape");
    await hand.disappears("dialog", "Why it is free");
    equal((await hand.focused()).name, "Cancel the ride");
    await hand.press("Escape");
    await hand.disappears("dialog", "Cancel the ride?");
    equal((await hand.focused()).name, "Window");
  },
};

const field: KeyboardScript = {
  control: "dialog",
  title: "the field that asks for it has the focus, and Escape closes a panel in the dialog before the dialog",
  play: async (hand) => {
    await hand.focus("button", "Wide window");
    await hand.press("Space");
    await hand.appears("dialog", "Where to send the voucher");
    equal((await hand.focused()).name, "Email");
    await hand.press("Tab", "Enter");
    await hand.appears("group", "Why it is free");
    await hand.state("a panel over a wide window");
    await hand.press("Escape");
    await hand.disappears("group", "Why it is free");
    equal((await hand.focused()).name, "Why it is free");
    await hand.press("Escape");
    await hand.disappears("dialog", "Where to send the voucher");
    equal((await hand.focused()).name, "Wide window");
  },
};

const whole: KeyboardScript = {
  control: "dialog",
  title: "the cross of a sheet and of a full-screen popup closes by keyboard",
  play: async (hand) => {
    for (const [opener, title] of [
      ["Sheet from below", "What is included"],
      ["Full screen", "Terms of the ride"],
    ] as const) {
      await hand.focus("button", opener);
      await hand.press("Enter");
      await hand.appears("dialog", title);
      await hand.state(opener);
      await hand.press("Tab");
      equal((await hand.focused()).name, "Close");
      await hand.press("Enter");
      await hand.disappears("dialog", title);
      equal((await hand.focused()).name, opener);
    }
  },
};

/** Keyboard scripts of the dialogs. */
export const dialogScripts: readonly KeyboardScript[] = [window, field, whole];
