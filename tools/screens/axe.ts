import { printLine } from "../../scripts/print-line.ts";
import { exitWith } from "../../scripts/run-playwright.ts";
import { statesWith } from "./all-states.ts";
import { looksOr, TRIED } from "./look.ts";
import { runStates } from "./run-states.ts";

/*
 * `npm run axe`: tries every screen in every state for whoever cannot use it as it is drawn: axe, a window of 320 px, a desk at
 * 200 %, forced colours. Words after `--` choose states, LOOKS chooses looks, as for `npm run screens`.
 */

const { counts } = await runStates({
  states: statesWith(process.argv.slice(2)),
  looks: looksOr(TRIED),
  say: printLine,
});
exitWith(counts);
