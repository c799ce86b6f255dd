import type { ComponentPropsWithRef, ReactNode } from "react";
import css from "./bar-button.module.css";

type BarButtonProps = Omit<ComponentPropsWithRef<"button">, "className" | "style"> & {
  /** The next step of what is in focus: one on a screen. */
  readonly primary?: boolean;
  readonly icon?: ReactNode;
  /** The cap of the key that does the same. */
  readonly keys?: ReactNode;
};

/** A low button for bars and rows, where many stand side by side. */
export function BarButton({ primary = false, icon, keys, children, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={css["button"]}
      data-primary={primary || undefined}
      data-surface={primary ? undefined : "paper"}
    >
      {icon}
      <span>{children}</span>
      {keys}
    </button>
  );
}
