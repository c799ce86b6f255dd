import type { ComponentPropsWithRef, ReactNode } from "react";
import { refusePress } from "#ui/refuse-press.ts";
import { Spinner } from "#ui/spinner.tsx";
import { stopTooLong } from "#ui/too-long.ts";
import css from "./button.module.css";

type ButtonLooks = {
  readonly look?: "primary" | "soft" | "secondary" | "quiet" | "link" | "danger" | "final";
  readonly size?: "main" | "normal" | "card";
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  readonly wide?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
};

type Native<Tag extends "button" | "a"> = Omit<ComponentPropsWithRef<Tag>, "className" | "style" | "disabled">;
type ButtonProps = ButtonLooks & Native<"button"> & { readonly href?: never };
type LinkProps = ButtonLooks & Native<"a"> & { readonly href: string };

/** The product's only button, drawn as a link when it has a URL; while busy it keeps focus and ignores presses. */
export function Button(props: ButtonProps | LinkProps) {
  const { look = "secondary", size = "normal", icon, iconAfter, wide = false, children, ...others } = props;
  const { busy = false, disabled = false, ...rest } = others;
  const shared = {
    className: css["button"],
    "data-look": look,
    "data-surface": look === "secondary" || look === "danger" ? "paper" : undefined,
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
  if (rest.href === undefined) {
    const { onClick, type = "button" } = rest;
    const sends = type === "submit" || look === "primary" || look === "final";
    const press: typeof onClick = (event) => {
      if (!sends || !stopTooLong(event)) onClick?.(event);
    };
    return (
      <button {...rest} {...shared} type={type} disabled={disabled} onClick={busy ? refusePress : press}>
        {inside}
      </button>
    );
  }
  // A link cannot be disabled natively: without its URL it can be neither focused nor followed.
  return (
    <a
      {...rest}
      {...shared}
      href={disabled ? undefined : rest.href}
      role={disabled ? "link" : rest.role}
      aria-disabled={disabled || busy || undefined}
      onClick={disabled || busy ? refusePress : rest.onClick}
    >
      {inside}
    </a>
  );
}
