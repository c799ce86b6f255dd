import css from "./picture.module.css";

/** A minivan from the side, 74 wide, with its upper left corner at the origin; by night it is light. */
export function Car({ isLight = false }: { readonly isLight?: boolean }) {
  return (
    <g>
      <path
        className={css[isLight ? "far" : "ink"]}
        d="M2 30C2 22 4 19 10 17L22 3C24 1 26 0 30 0H58C62 0 64 1 66 5L72 17C74 20 74 24 74 30C74 33 72 34 70 34H6C4 34 2 33 2 30Z"
      />
      <path
        className={css[isLight ? "deep" : "pale"]}
        d="M17 16L26 5H36V16ZM40 5H54V16H40ZM58 5H60C62 5 63 6 64 8L67 16H58Z"
      />
      <path className={css["sun"]} d="M3 22H9C9 25 7 27 3 27Z" />
      {[18, 58].map((x) => (
        <g key={x} className={css["snow"]}>
          <circle cx={x} cy="34" r="8" className={css["ink"]} />
          <circle cx={x} cy="34" r="3.4" />
        </g>
      ))}
    </g>
  );
}
