/** Thresholds that decide that cars cannot drive between two points (decision 0011). */
export const ROAD_ACCESS = {
  /** A point further from land is at sea; piers, harbours and rough shorelines are closer. */
  farthestFromShoreKm: 2,
  /** Water this narrow between two lands has a bridge, except at islands known to have none. */
  narrowWaterKm: 2,
  /**
   * A route this many times longer than the straight line, and this much longer in kilometres, leads around a sea: people
   * take the ferry.
   */
  longestWayAround: 4,
  aroundASeaKm: 150,
  /** Between points closer than this, an existing route is always found. */
  searchedKm: 300,
  /** On longer lines, water this wide means a sea between. */
  widestWaterKm: 50,
} as const;

/** Whether the only way between two points leads around a sea. */
export function isAroundASea(straightKm: number, wayKm: number): boolean {
  return wayKm > ROAD_ACCESS.longestWayAround * straightKm && wayKm - straightKm > ROAD_ACCESS.aroundASeaKm;
}

/** Whether a sea separates two points when the search gave up before finding a route. */
export function isAcrossASea(straightKm: number, waterKm: number): boolean {
  return straightKm < ROAD_ACCESS.searchedKm || waterKm > ROAD_ACCESS.widestWaterKm;
}
