import type { PictureSize } from "#contract/maps/map-addresses.ts";
import { RoutePicture } from "#ui/route-picture.tsx";
import { usePage } from "#web/page/page.tsx";
import type { MapRide } from "./map-ride.ts";
import { RidePicture } from "./ride-picture.tsx";
import { routePoints } from "./route-points.ts";

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
