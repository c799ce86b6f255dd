import type { ReactNode } from "react";
import css from "./visually-hidden.module.css";

/** Text for screen readers only; `live` reads out every change. */
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
