import { useState } from "react";
import { PICTURE_SIZES, ridePictureAddress, type PictureSize } from "#contract/map-addresses.ts";
import { RoutePicture } from "#ui/route-picture.tsx";
import { usePage } from "#web/page/page.tsx";
import type { MapRide } from "./map-ride.ts";
import css from "./ride-picture.module.css";
import { routePoints } from "./route-points.ts";

type RidePictureProps = { readonly ride: MapRide; readonly size: PictureSize };

/** The map of a ride as one picture from the server; without it a sketch of the direction. */
export function RidePicture({ ride, size }: RidePictureProps) {
  const { t, locale, options } = usePage();
  const src = ridePictureAddress({
    size,
    locale,
    color: options.color,
    points: ride.map(({ id }) => id),
  });
  const [lost, setLost] = useState("");
  const [from, to] = [ride[0], ride.at(-1) ?? ride[0]];
  const title = t("prices.routePicture", { from: from.name, to: to.name });
  if (lost === src) return <RoutePicture points={[...routePoints(from.point, to.point)]} title={title} />;
  return <img className={css["picture"]} {...PICTURE_SIZES[size]} src={src} alt={title} onError={() => setLost(src)} />;
}
