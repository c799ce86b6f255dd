/** What tells that no car drives between two points (decision 0011). */
export const ROAD_ACCESS = {
  /** A point further from land is at sea: piers, harbours and coarse outlines of the shore are nearer. */
  farthestFromShoreKm: 2,
  /** Between two lands so narrow a water has a bridge, but for the islands known to have none. */
  narrowWaterKm: 2,
  /** A way so many times the straight line, and so much longer, leads around a sea: people take the ferry. */
  longestWayAround: 4,
  aroundASeaKm: 150,
  /** Between points closer than this a way is found if there is one. */
  searchedKm: 300,
  /** On longer lines, water so wide means a sea between. */
  widestWaterKm: 50,
} as const;

/** Whether the only way between two points leads around a sea. */
export function isAroundASea(straightKm: number, wayKm: number): boolean {
  return wayKm > ROAD_ACCESS.longestWayAround * straightKm && wayKm - straightKm > ROAD_ACCESS.aroundASeaKm;
}

/** Whether there is a sea between two points between which no way was found before the search gave up. */
export function isAcrossASea(straightKm: number, waterKm: number): boolean {
  return straightKm < ROAD_ACCESS.searchedKm || waterKm > ROAD_ACCESS.widestWaterKm;
}
