import css from "./picture.module.css";

/** The arrivals hall: somebody with a yellow sign, a traveller with a suitcase, an aircraft outside. */
export function Arrivals() {
  return (
    <>
      <path className={css["far"]} d="M0 30H480V226H0Z" opacity="0.7" />
      <path className={css["pale"]} d="M0 190C120 160 300 168 480 196V226H0Z" />
      <path
        className={css["snow"]}
        d="M116 150C122 138 136 134 160 134H286L312 108H334L326 136C336 140 338 148 328 152C308 160 140 160 128 158C120 156 114 154 116 150Z"
      />
      <path className={css["mid"]} d="M204 148L254 172H278L246 147ZM292 128L314 116H328L320 130Z" />
      <path className={css["line"]} d="M80 40V226M200 40V226M320 40V226M440 40V226M0 84H480" />
      <path className={css["near"]} d="M0 226H480V236H0Z" />
      <path className={css["far"]} d="M0 236H480V350H0Z" />
      <Person x={150} coat="full" />
      <path className={css["deep"]} d="M196 262H222V316H196ZM202 246H206V262H202ZM212 246H216V262H212Z" />
      <Person x={336} coat="ink" />
      <path
        className={css["sun"]}
        d="M292 206H380C384 206 386 208 386 212V242C386 246 384 248 380 248H292C288 248 286 246 286 242V212C286 208 288 206 292 206Z"
      />
      <path className={css["ink"]} d="M300 220H372V226H300ZM300 232H350V237H300Z" />
    </>
  );
}

function Person({ x, coat }: { readonly x: number; readonly coat: "full" | "ink" }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle className={css["mid"]} cy="166" r="18" />
      <path className={css[coat]} d="M-30 254V214C-30 196-16 188 0 188S30 196 30 214V254Z" />
      <path className={css["deep"]} d="M-22 254H22V322H5V270H-5V322H-22Z" />
    </g>
  );
}
