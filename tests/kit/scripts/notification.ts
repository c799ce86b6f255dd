import { equal } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const notification: KeyboardScript = {
  control: "notification",
  title: "Tab reaches a notice's close button; closing moves the focus to the next notice and finally back",
  play: async (hand) => {
    await hand.focus("button", "All at once");
    await hand.press("Enter", "Tab");
    const cross = await hand.focused();
    equal(cross.name, "Close the message");
    await hand.state("three notices");
    await hand.press("Enter");
    await hand.until(
      () => hand.all("button"),
      (buttons) => buttons.filter(({ name }) => name === "Close the message").length < 3,
    );
    equal((await hand.focused()).name, "Close the message");
    await hand.press("Escape");
    await hand.until(
      () => hand.all("button"),
      (buttons) => buttons.filter(({ name }) => name === "Close the message").length < 2,
    );
    await hand.press("Escape");
    await hand.disappears("button", "Close the message");
    equal((await hand.focused()).name, "All at once");
  },
};

/** Keyboard scripts of the notices. */
export const notificationScripts: readonly KeyboardScript[] = [notification];
