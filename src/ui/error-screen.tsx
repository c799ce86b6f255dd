import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import css from "./error-screen.module.css";

type ErrorAction = {
  readonly label: string;
  readonly onPress?: () => void;
  readonly href?: string;
  readonly busy?: boolean;
};

type ErrorScreenProps = {
  readonly title: string;
  readonly message?: ReactNode;
  readonly action?: ErrorAction;
  readonly secondAction?: ErrorAction;
  readonly picture?: ReactNode;
  readonly look?: "page" | "card";
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
};

/** Shows what went wrong and what to do next, for a whole page or the failed part of one. */
export function ErrorScreen(props: ErrorScreenProps) {
  const {
    title,
    message,
    action,
    secondAction,
    picture,
    look = "page",
    level = look === "page" ? 1 : 2,
    children,
  } = props;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section
      className={css["screen"]}
      data-look={look}
      data-surface={look === "card" ? "paper" : undefined}
      role={look === "card" ? "alert" : undefined}
    >
      {picture}
      <div className={css["words"]}>
        <Heading>{title}</Heading>
        {message !== undefined && <p className={css["message"]}>{message}</p>}
      </div>
      {(action !== undefined || secondAction !== undefined) && (
        <div className={css["actions"]}>
          {action && <Action {...action} look="primary" />}
          {secondAction && <Action {...secondAction} look="secondary" />}
        </div>
      )}
      {children}
    </section>
  );
}

function Action({ label, onPress, ...rest }: ErrorAction & { readonly look: "primary" | "secondary" }) {
  return (
    <Button {...rest} onClick={onPress}>
      {label}
    </Button>
  );
}
