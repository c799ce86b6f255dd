import type { PictureSize } from "#contract/maps/map-addresses.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { RoutePicture } from "#ui/route-picture.tsx";
import { usePage } from "#web/page/page.tsx";
import type { MapRide } from "./map-ride.ts";
import { RidePicture } from "./ride-picture.tsx";

/** A point of the route picture, both parts between 0 and 1, y downwards. */
type PicturePoint = { readonly x: number; readonly y: number };

/** The two ends in a picture twice as wide as high: their true direction, scaled to leave a margin. */
function routePoints(from: GeoPoint, to: GeoPoint, ratio = 1.94): readonly [PicturePoint, PicturePoint] {
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

/** The picture of a searched ride; without it a sketch of the direction. */
export function RideMapPicture({ ride, size }: { readonly ride: MapRide; readonly size: PictureSize }) {
  const { t } = usePage();
  const [from, to] = [ride[0], ride.at(-1) ?? ride[0]];
  const names = { from: from.name, to: to.name };
  return (
    <RidePicture
      points={ride.map(({ id }) => id)}
      names={names}
      size={size}
      instead={<RoutePicture points={[...routePoints(from.point, to.point)]} title={t("prices.routePicture", names)} />}
    />
  );
}
