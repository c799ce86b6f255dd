import type { ReactNode } from "react";
import css from "./gallery.module.css";

const CLASSES = { grid: "states", row: "row", threes: "threes" };

type StatesProps = { readonly look?: keyof typeof CLASSES; readonly children: ReactNode };

/**
 * Lays out the states of a control: `grid` for fields, `row` for small items in a line, `threes` for three versions of one
 * item.
 */
export function States({ look = "grid", children }: StatesProps) {
  return <div className={css[CLASSES[look]]}>{children}</div>;
}
