import type { LucideIcon } from "lucide-react";

type IconProps = {
  readonly glyph: LucideIcon;
  readonly size?: 16 | 18 | 20 | 22 | 24 | 32;
  readonly label?: string;
};

/** Draws one icon of the set at the product's stroke; without a label it is decoration and hidden from screen readers. */
export function Icon({ glyph: Glyph, size = 20, label }: IconProps) {
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Glyph size={size} strokeWidth={1.75} focusable={false} {...meaning} />;
}
