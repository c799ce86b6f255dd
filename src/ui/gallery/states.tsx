import type { ReactNode } from "react";
import css from "./gallery.module.css";

const CLASSES = { grid: "states", row: "row", threes: "threes" };

type StatesProps = { readonly look?: keyof typeof CLASSES; readonly children: ReactNode };

/** Lays the states of a control out: `grid` for fields, `row` for small things in a line, `threes` for one thing three ways. */
export function States({ look = "grid", children }: StatesProps) {
  return <div className={css[CLASSES[look]]}>{children}</div>;
}
