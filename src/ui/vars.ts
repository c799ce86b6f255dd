import type { CSSProperties } from "react";

/** Numbers for a style sheet: properties of its own that an element carries. */
export function vars(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return values;
}
