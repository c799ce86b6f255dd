import { Car } from "./car.tsx";
import css from "./picture.module.css";

/** A car at the door of a hotel. */
export function HotelDoor() {
  const windows = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [150 + column * 50, 88 + row * 44] as const));
  return (
    <>
      <circle className={css["far"]} cx="404" cy="214" r="44" />
      <path className={css["deep"]} d="M400 214H408V296H400Z" />
      <path className={css["mid"]} d="M126 60H354V296H126Z" />
      <path className={css["full"]} d="M116 50H364V66H116Z" />
      <path className={css["pale"]} d={windows.map(([x, y]) => `M${x} ${y}h30v28h-30Z`).join("")} />
      <path className={css["sun"]} d="M200 88h30v28h-30ZM300 132h30v28h-30ZM150 176h30v28h-30Z" />
      <path className={css["deep"]} d="M206 234H274V296H206Z" />
      <path className={css["snow"]} d="M192 222H288L280 236H200Z" />
      <path className={css["near"]} d="M0 292H480V350H0Z" />
      <path className={css["road"]} strokeWidth="10" d="M-10 336H490" />
      <g transform="translate(40 286)">
        <Car />
      </g>
    </>
  );
}
