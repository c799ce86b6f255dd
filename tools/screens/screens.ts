import { join } from "node:path";
import { printLine } from "../../scripts/print-line.ts";
import { exitWith } from "../../scripts/run-playwright.ts";
import { statesWith } from "./all-states.ts";
import { writeContactSheet } from "./contact-sheet.ts";
import { DRAWN, looksOr } from "./look.ts";
import { runStates } from "./run-states.ts";

/*
 * `npm run screens`: draws every screen in every state into `screens/`, in both languages, on a phone and at a desk, and asks axe
 * about it; `screens/index.html` shows them all. Words after `--` draw only states with one of them in the name, LOOKS names other
 * looks, also those of `npm run axe`:
 *
 *   BASE_URL=http://localhost:3000 LOOKS=ru-390,en-1280 npm run screens -- SCR-31
 */

const FOLDER = join(import.meta.dirname, "../../screens");
const { seen, counts } = await runStates({
  states: statesWith(process.argv.slice(2)),
  looks: looksOr(DRAWN),
  folder: FOLDER,
  say: printLine,
});
await writeContactSheet(FOLDER, seen);
exitWith(counts);
