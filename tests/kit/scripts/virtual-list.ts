import { equal, ok } from "node:assert/strict";
import type { KeyboardScript } from "../hand.ts";

const walk: KeyboardScript = {
  control: "virtual-list",
  title: "Tab goes from row to row while rows come and go, and few of a hundred thousand are there at once",
  play: async (hand) => {
    await hand.focus("button", "Row 1");
    await hand.state("the first rows");
    for (let row = 2; row <= 12; row++) {
      await hand.press("Tab");
      await hand.untilFocused(({ name }) => name === `Row ${row}`);
    }
    const rows = await hand.all("listitem");
    ok(rows.length > 12 && rows.length < 100, `${rows.length} rows`);
    await hand.press("Shift+Tab");
    equal((await hand.focused()).name, "Row 11");
  },
};

/** Keyboard scripts of the virtual list. */
export const virtualListScripts: readonly KeyboardScript[] = [walk];
