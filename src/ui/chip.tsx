import type { ComponentPropsWithRef, ReactNode } from "react";
import css from "./chip.module.css";

type ChipProps = Omit<ComponentPropsWithRef<"button">, "className" | "style" | "aria-pressed"> & {
  readonly icon?: ReactNode;
  readonly pressed?: boolean;
  readonly count?: number;
};

/** A pill-shaped button for filters and small actions; given `pressed` it becomes an on/off switch. */
export function Chip({ icon, pressed, count, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={css["chip"]} data-surface="paper" aria-pressed={pressed}>
      {icon}
      <span>{children}</span>
      {/* The space makes the number a separate word in the button's name. */ " "}
      {count !== undefined && count > 0 && <span className={css["count"]}>{count}</span>}
    </button>
  );
}
