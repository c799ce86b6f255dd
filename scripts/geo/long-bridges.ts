import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";

/** Roads over wide water by the shores they join: latitude and longitude of one end, then of the other. */
const LONG_BRIDGES: readonly (readonly [name: string, number, number, number, number])[] = [
  ["Oresund", 55.62, 12.67, 55.57, 12.93],
  ["Great Belt", 55.35, 11.1, 55.31, 10.8],
  ["Vasco da Gama", 38.78, -9.1, 38.72, -8.97],
  ["King Fahd Causeway", 26.2, 50.2, 26.17, 50.45],
  ["Hong Kong-Zhuhai-Macau", 22.28, 113.94, 22.22, 113.57],
  ["Hangzhou Bay", 30.62, 121.02, 30.33, 121.17],
  ["Tokyo Bay Aqua-Line", 35.53, 139.75, 35.43, 139.92],
  ["Kansai Airport", 34.43, 135.25, 34.41, 135.31],
  ["Lake Pontchartrain", 30.02, -90.15, 30.36, -90.09],
  ["Chesapeake Bay", 36.91, -76.12, 37.13, -75.97],
];

/** A town so near to an end of a bridge is where its road comes from. */
const REACH_KM = 12;

/** Whether two towns lie at the two ends of a long bridge. */
export function isBridged(a: GeoPoint, b: GeoPoint): boolean {
  return LONG_BRIDGES.some(([, latOne, lngOne, latTwo, lngTwo]) => {
    const [one, two] = [
      { lat: latOne, lng: lngOne },
      { lat: latTwo, lng: lngTwo },
    ];
    const joins = (from: GeoPoint, to: GeoPoint): boolean =>
      distanceKm(from, one) < REACH_KM && distanceKm(to, two) < REACH_KM;
    return joins(a, b) || joins(b, a);
  });
}
