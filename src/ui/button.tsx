import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Spinner } from "#ui/spinner.tsx";
import css from "./button.module.css";

type ButtonLooks = {
  readonly look?: "primary" | "secondary" | "quiet" | "link" | "danger";
  readonly size?: "main" | "normal" | "card";
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  readonly wide?: boolean;
  readonly busy?: boolean;
};

type Native<Tag extends "button" | "a"> = Omit<ComponentPropsWithRef<Tag>, "className" | "style">;
type ButtonProps = ButtonLooks & Native<"button"> & { readonly href?: never };
type LinkProps = ButtonLooks & Native<"a"> & { readonly href: string };

/** The one button of the product, drawn as a link element when it has an address; while busy it keeps focus and ignores presses. */
export function Button(props: ButtonProps | LinkProps) {
  const { look = "secondary", size = "normal", icon, iconAfter, wide = false, busy = false, children, ...rest } = props;
  const shared = {
    className: css["button"],
    "data-look": look,
    "data-size": size,
    "data-wide": wide || undefined,
    "data-busy": busy || undefined,
    "aria-busy": busy || undefined,
    "aria-disabled": busy || undefined,
  };
  const inside = (
    <>
      {busy && (
        <span className={css["spinner"]}>
          <Spinner />
        </span>
      )}
      <span className={css["content"]}>
        {icon}
        <span className={css["text"]}>{children}</span>
        {iconAfter}
      </span>
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...shared} href={rest.href} onClick={busy ? refuse : rest.onClick}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" {...rest} {...shared} onClick={busy ? refuse : rest.onClick}>
      {inside}
    </button>
  );
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}
