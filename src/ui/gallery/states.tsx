import type { ReactNode } from "react";
import css from "./gallery.module.css";

/** Lays the states of a control out: `grid` for fields, `row` for small things that stand in a line. */
export function States({ look = "grid", children }: { readonly look?: "grid" | "row"; readonly children: ReactNode }) {
  return <div className={css[look === "grid" ? "states" : "row"]}>{children}</div>;
}
