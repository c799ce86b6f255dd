import type { ReactNode } from "react";
import css from "./visually-hidden.module.css";

/** Words for screen readers only; `live` makes every change of them heard. */
export function VisuallyHidden({
  live = false,
  id,
  children,
}: {
  readonly live?: boolean;
  readonly id?: string;
  readonly children?: ReactNode;
}) {
  return (
    <span className={css["hidden"]} id={id} role={live ? "status" : undefined}>
      {children}
    </span>
  );
}
