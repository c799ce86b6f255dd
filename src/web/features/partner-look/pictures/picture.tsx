import type { ComponentType } from "react";
import { Arrivals } from "./arrivals.tsx";
import { HotelDoor } from "./hotel-door.tsx";
import { Mountains } from "./mountains.tsx";
import { NightCity } from "./night-city.tsx";
import css from "./picture.module.css";
import { Seaside } from "./seaside.tsx";
import { Station } from "./station.tsx";

/** The drawings by their numbers on the wire, which begin with 1. */
const PICTURES: readonly ComponentType[] = [Arrivals, Mountains, Seaside, NightCity, Station, HotelDoor];

/** The drawing beside a partner's advantages, in shades of the page's accent; an unknown number shows the first. */
export function Picture({ number }: { readonly number: number }) {
  const Drawing = PICTURES[number - 1] ?? Arrivals;
  return (
    <svg className={css["picture"]} viewBox="0 0 480 350" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
