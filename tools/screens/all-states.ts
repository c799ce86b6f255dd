import { ACCOUNT_STATES } from "./account-states.ts";
import { BOARD_STATES } from "./board-states.ts";
import { EXTRA_STATES } from "./extra-states.ts";
import { FINDER_STATES } from "./finder-states.ts";
import { FORM_STATES } from "./form-states.ts";
import { FRAME_STATES } from "./frame-states.ts";
import { KIT_STATES } from "./kit-states.ts";
import { LIST_STATES } from "./list-states.ts";
import { MONEY_STATES } from "./money-states.ts";
import { ORDER_STATES } from "./order-states.ts";
import { PARTNER_STATES } from "./partner-states.ts";
import { PAY_STATES } from "./pay-states.ts";
import { RENT_STATES } from "./rent-states.ts";
import { SHELL_STATES } from "./shell-states.ts";
import { START_STATES } from "./start-states.ts";
import { STOP_STATES } from "./stop-states.ts";
import { TRIPS_STATES } from "./trips-states.ts";
import type { ScreenStates } from "./view.ts";
import { YACHT_ORDER_STATES } from "./yacht-order-states.ts";
import { YACHT_STATES } from "./yacht-states.ts";

/** Every screen in every state, in the order of the way. */
const ALL_STATES: ScreenStates = {
  ...FINDER_STATES,
  ...LIST_STATES,
  ...STOP_STATES,
  ...RENT_STATES,
  ...YACHT_ORDER_STATES,
  ...YACHT_STATES,
  ...FORM_STATES,
  ...EXTRA_STATES,
  ...PAY_STATES,
  ...ORDER_STATES,
  ...TRIPS_STATES,
  ...ACCOUNT_STATES,
  ...PARTNER_STATES,
  ...SHELL_STATES,
  ...FRAME_STATES,
  ...START_STATES,
  ...BOARD_STATES,
  ...MONEY_STATES,
  ...KIT_STATES,
};

/** The states with one of these words in their names; all of them, where no word is given. */
export function statesWith(words: readonly string[]): ScreenStates {
  const names = Object.entries(ALL_STATES).filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  return Object.fromEntries(names);
}
