import type { ComponentPropsWithRef, ReactNode } from "react";
import css from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "className" | "style" | "children" | "aria-label"> & {
  readonly label: string;
  readonly icon: ReactNode;
  readonly look?: "outline" | "quiet" | "raised";
  readonly size?: "normal" | "small";
};

/** A round button that shows only an icon and says its label to screen readers; its touch area is never under 44 px. */
export function IconButton({ label, icon, look = "outline", size = "normal", ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={css["button"]} data-look={look} data-size={size} aria-label={label}>
      {icon}
    </button>
  );
}
