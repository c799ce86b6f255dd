import type { ComponentPropsWithRef, ReactNode } from "react";
import { refusePress } from "#ui/refuse-press.ts";
import { Spinner } from "#ui/spinner.tsx";
import css from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "className" | "style" | "children" | "aria-label"> & {
  readonly label: string;
  readonly icon: ReactNode;
  readonly look?: "outline" | "quiet" | "raised";
  readonly size?: "normal" | "small";
  readonly busy?: boolean;
};

/** A round button that shows only an icon and reads its label to screen readers; its touch area is at least 44 px. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, look = "outline", size = "normal", busy = false, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={css["button"]}
      data-look={look}
      data-surface={look === "quiet" ? undefined : "paper"}
      data-size={size}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refusePress : rest.onClick}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
