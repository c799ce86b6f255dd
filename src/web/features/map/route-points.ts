import type { GeoPoint } from "#domain/values/geo-point.ts";

/** A point of the route picture, both parts between 0 and 1, y downwards. */
export type PicturePoint = { readonly x: number; readonly y: number };

/** The two ends in a picture twice as wide as high: their true direction, scaled to leave a margin. */
export function routePoints(from: GeoPoint, to: GeoPoint, ratio = 1.94): readonly [PicturePoint, PicturePoint] {
  const middleLat = (from.lat + to.lat) / 2;
  const shrink = Math.cos((middleLat * Math.PI) / 180);
  const turn = ((to.lng - from.lng + 540) % 360) - 180;
  const dx = turn * shrink;
  const dy = from.lat - to.lat;
  const scale = Math.min(0.42 / Math.max(Math.abs(dx) / ratio, 1e-9), 0.36 / Math.max(Math.abs(dy), 1e-9));
  const [x, y] = [(dx * scale) / ratio, dy * scale];
  return [
    { x: 0.5 - x, y: 0.5 - y },
    { x: 0.5 + x, y: 0.5 + y },
  ];
}
