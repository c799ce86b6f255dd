/** Which yacht orders a list of the staff shows. */
export const YACHT_FILTERS = ["open", "completed", "cancelled"] as const;

/** What somebody of the staff may make of a yacht by hand, if its present state lets them. */
export const YACHT_MOVES = ["confirmed", "under-way", "completed"] as const;
