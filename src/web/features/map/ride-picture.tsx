import { useState, type ReactNode } from "react";
import { PICTURE_SIZES, ridePictureAddress, type PictureSize } from "#contract/maps/map-addresses.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./ride-picture.module.css";

type RidePictureProps = {
  /** Ids of places, or points as `lat,lng`, from the start to the finish. */
  readonly points: readonly string[];
  readonly names: { readonly from: string; readonly to: string };
  readonly size: PictureSize;
  /** Stands in for a picture that does not come. */
  readonly instead?: ReactNode;
};

/** The map of a ride as one picture from the server. */
export function RidePicture({ points, names, size, instead = null }: RidePictureProps) {
  const { t, locale, options } = usePage();
  const src = ridePictureAddress({ size, locale, color: options.color, points });
  const [lost, setLost] = useState("");
  if (lost === src) return instead;
  return (
    <img
      className={css["picture"]}
      {...PICTURE_SIZES[size]}
      src={src}
      alt={t("prices.routePicture", names)}
      onError={() => setLost(src)}
    />
  );
}
