import { accentColours } from "#ui/accent-colours.ts";
import css from "./swatch.module.css";

type SwatchProps = {
  /** `#RRGGBB`. */
  readonly colour: string;
  /** The selected swatch shows a tick. */
  readonly ticked?: boolean;
};

/**
 * A colour sample, 28 px wide unless stretched; it is a drawing because the page's policy forbids inline styles in its
 * HTML.
 */
export function Swatch({ colour, ticked = false }: SwatchProps) {
  return (
    <svg className={css["swatch"]} width="28" height="28" aria-hidden="true">
      <rect className={css["sample"]} x="0.5" y="0.5" rx="7.5" fill={colour} />
      {ticked && (
        <svg x="50%" y="50%" overflow="visible">
          <path className={css["tick"]} d="m-5.6 0.4 3.8 3.8 7.4-8.2" stroke={accentColours(colour)["on-accent"]} />
        </svg>
      )}
    </svg>
  );
}
