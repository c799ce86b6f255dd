import { createElement } from "react";

/** The strokes of one icon: elements of a 24 by 24 SVG, with their attributes. */
export type Glyph = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

type IconProps = {
  readonly glyph: Glyph;
  readonly size?: 16 | 18 | 20 | 22 | 24 | 32;
  readonly label?: string;
};

/** Draws one icon in the product's stroke; without a label it is decoration and hidden from screen readers. */
export function Icon({ glyph, size = 20, label }: IconProps) {
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable={false}
      {...meaning}
    >
      {glyph.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
