/** How many trials `npm run drill` asks for; undefined in `npm test`. */
const ASKED = process.env["DRILL_TRIALS"];

/**
 * Whether tests run that kill or start whole servers once more, in a way beside those that `npm test` tries. `npm run
 * drill` runs them, with many kills.
 */
export const DRILLS = ASKED !== undefined;

/** How often a drill tries: as often as `npm run drill` asks, or a few times in `npm test`. */
export function drillTrials(few: number): number {
  return ASKED === undefined ? few : Number(ASKED);
}
