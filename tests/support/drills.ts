/**
 * Whether tests run that kill or start whole servers once more, in a way beside those that `npm test` tries. `npm run
 * drill` runs them, with many kills.
 */
export const DRILLS = process.env["DRILLS"] === "all";
