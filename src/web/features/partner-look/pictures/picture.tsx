import type { ComponentType } from "react";
import { Arrivals } from "./arrivals.tsx";
import { HotelDoor } from "./hotel-door.tsx";
import { Mountains } from "./mountains.tsx";
import { NightCity } from "./night-city.tsx";
import css from "./picture.module.css";
import { Seaside } from "./seaside.tsx";

const ARCHES = [40, 140, 240, 340, 440] as const;

/** A train under the roof of a station. */
function Station() {
  return (
    <>
      <path className={css["mid"]} d="M0 96L240 24 480 96V112H0Z" />
      <path className={css["near"]} d={ARCHES.map((x) => `M${x - 5} 112h10v150h-10Z`).join("")} />
      <path
        className={css["far"]}
        d={ARCHES.slice(1)
          .map((x) => `M${x - 84} 128h68v40h-68Z`)
          .join("")}
      />
      <path className={css["full"]} d="M-10 164H330C392 164 430 200 440 246C442 254 438 258 430 258H-10Z" />
      <path
        className={css["pale"]}
        d="M12 186H64V216H12ZM84 186H136V216H84ZM156 186H208V216H156ZM228 186H280V216H228ZM304 186H344C366 186 384 198 394 216H304Z"
      />
      <path className={css["deep"]} d="M-10 230H436C439 236 440 241 441 246C442 254 438 258 430 258H-10Z" />
      <path className={css["sun"]} d="M404 236H430V246H408Z" />
      <path className={css["ink"]} d="M0 262H480V270H0Z" />
      <path className={css["mid"]} d="M0 286H480V350H0Z" />
      <path className={css["snow"]} d="M0 286H480V294H0Z" />
    </>
  );
}

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
