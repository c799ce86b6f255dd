/** Weights of the main stations we wrote down, on the scale of inhabitants; cities and their airports stay ahead of them. */
export const AUTHORED_STATION_WEIGHT: Readonly<Record<string, number>> = {
  "4": 400_000,
  "3": 250_000,
  "2": 120_000,
  "1": 40_000,
};

const MAIN_MOST = 60_000;
const MAIN_OF_OTHER_NAME_MOST = 20_000;
const MAIN_LEAST = 1_000;
const OTHER_MOST = 5_000;
const OTHER_LEAST = 500;
const PER_CARRIER = 500;
/** Nobody can rank halts more precisely, and round numbers pack better. */
const STEP = 100;

/** What is known of a station without an authored weight. */
export interface StationFacts {
  readonly isMain: boolean;
  /** Whether its name is that of its town; the list calls many suburban halts main stations. */
  readonly isOfTown: boolean;
  readonly carriers: number;
  readonly townWeight: number;
}

/**
 * The weight of a station without an authored one: a main station counts half its town, any
 * other counts by the railways that sell tickets to it. Neither ever counts more than the
 * town, so a halt does not rank before a place with its name.
 */
export function stationWeight({ isMain, isOfTown, carriers, townWeight }: StationFacts): number {
  const half = Math.round(townWeight / 2 / STEP) * STEP;
  if (isMain) return Math.max(MAIN_LEAST, Math.min(isOfTown ? MAIN_MOST : MAIN_OF_OTHER_NAME_MOST, half));
  return Math.max(OTHER_LEAST, Math.min(OTHER_MOST, OTHER_LEAST + PER_CARRIER * carriers, half));
}
