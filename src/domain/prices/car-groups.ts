/** Groups of car classes in the order of a list, smallest cars first. */
export const CAR_GROUPS = ["sedans", "spacious", "minivans", "buses", "other"] as const;

/** A group of car classes; each has messages `prices.group.<name>`. */
export type CarGroup = (typeof CAR_GROUPS)[number];
