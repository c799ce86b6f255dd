import type { ComponentPropsWithRef, ReactNode } from "react";
import { KeyCap } from "#web/console/keys/key-cap.tsx";
import type { KeyCommand } from "#web/console/keys/key-table.ts";
import css from "./bar-button.module.css";

type BarButtonProps = Omit<ComponentPropsWithRef<"button">, "className" | "style"> & {
  /** The next step of what is in focus: one on a screen. */
  readonly primary?: boolean;
  readonly icon?: ReactNode;
  readonly command?: KeyCommand;
};

/** A button of the console's bars and rows, with the key that does the same. */
export function BarButton({ primary = false, icon, command, children, ...rest }: BarButtonProps) {
  return (
    <button type="button" {...rest} className={css["button"]} data-primary={primary || undefined}>
      {icon}
      <span>{children}</span>
      {command !== undefined && <KeyCap of={command} />}
    </button>
  );
}
