import type { ReactNode } from "react";
import css from "./offer.module.css";

type OfferFrameProps = {
  readonly headline: string;
  readonly lead: string;
  /** What the operator writes with it; empty for nothing. */
  readonly words: string;
  /** What is offered, where it stands beside the form. */
  readonly facts?: ReactNode;
  readonly accept: ReactNode;
  readonly children: ReactNode;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
};

/** The page of an offer that stands: what is offered, the details that accept it, and the sheet with the button. */
export function OfferFrame({ headline, lead, words, facts, accept, children, isSending, onSubmit }: OfferFrameProps) {
  return (
    <form
      noValidate
      className={css["page"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) onSubmit();
      }}
    >
      <header className={css["head"]}>
        <h1 tabIndex={-1}>{headline}</h1>
        <p>{lead}</p>
        {words !== "" && <blockquote className={css["words"]}>{words}</blockquote>}
      </header>
      <div className={css["columns"]}>
        {facts && <div className={css["facts"]}>{facts}</div>}
        <div className={css["main"]}>{children}</div>
        <div className={css["accept"]}>{accept}</div>
      </div>
    </form>
  );
}
