import type { ReactNode } from "react";
import css from "./badge.module.css";

type BadgeProps = {
  readonly look?: "code" | "accent" | "soft" | "plain" | "warning" | "danger";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

/** A short label beside something: a dark code, a recommendation, a state. */
export function Badge({ look = "plain", icon, children }: BadgeProps) {
  return (
    <span className={css["badge"]} data-surface="paper" data-look={look}>
      {icon}
      {children}
    </span>
  );
}
