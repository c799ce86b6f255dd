import type { ComponentPropsWithRef } from "react";
import css from "./store-badge.module.css";

type StoreBadgeProps = Omit<ComponentPropsWithRef<"a">, "className" | "style" | "children" | "aria-label"> & {
  readonly href: string;
  readonly store: "apple" | "google";
  /** The small upper line, such as "Download from". */
  readonly line: string;
  /** The name of the store, such as "App Store". */
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
};

/** Our own icons, a phone that receives and a bag with something to play, instead of any company's artwork. */
const signs = {
  apple:
    "M8.5 2.5h7a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM12 7v7M9.25 11.5 12 14.25l2.75-2.75M11 18h2",
  google: "M5.4 7.5h13.2l1.1 12a2 2 0 0 1-2 2H6.3a2 2 0 0 1-2-2ZM8.5 10V6a3.5 3.5 0 0 1 7 0v4M10.4 12.6v5l4.2-2.5Z",
};

/** A link to the app in a store: one drawing that scales as a whole, 139 by 41 px by default. */
export function StoreBadge({ store, line, name, width = 139, height = 41, ...rest }: StoreBadgeProps) {
  return (
    <a {...rest} className={css["badge"]} data-surface="paper" aria-label={`${line} ${name}`}>
      <svg className={css["drawing"]} width={width} height={height} viewBox="0 0 139 41" aria-hidden="true">
        <rect className={css["plate"]} x="0.5" y="0.5" width="138" height="40" rx="9.5" />
        <path className={css["sign"]} transform="translate(7.5 6.5) scale(1.167)" d={signs[store]} />
        <text className={css["line"]} x="40" y="16">
          {line}
        </text>
        <text className={css["name"]} x="40" y="31.5">
          {name}
        </text>
      </svg>
    </a>
  );
}
