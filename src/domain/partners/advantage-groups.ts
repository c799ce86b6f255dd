/** The groups under which the editor offers the catalogue, in their order, each with its entries. */
export const ADVANTAGE_GROUPS = {
  order: [1, 2, 4, 5, 6, 9, 20, 25, 30],
  meet: [7, 8, 15, 21, 29],
  comfort: [10, 11, 12, 13, 14, 26],
  prices: [3, 16, 17, 18, 19, 31, 32],
  passengers: [22, 23, 24, 27, 28, 33],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** The name of a group. */
export type AdvantageGroup = keyof typeof ADVANTAGE_GROUPS;

/** The groups by their names, in the order shown. */
export const GROUP_NAMES = Object.keys(ADVANTAGE_GROUPS) as AdvantageGroup[];
