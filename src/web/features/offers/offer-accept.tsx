import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import css from "./offer-accept.module.css";

type OfferAcceptProps = {
  /** What the offer costs and until when it stands. */
  readonly children: ReactNode;
  /** What pressing the button accepts, in words with links. */
  readonly agreement: ReactNode;
  readonly failure: string | undefined;
  readonly busy: boolean;
  /** On the button. */
  readonly label: string;
};

/** What an offer costs and until when it stands, with the button that accepts it. */
export function OfferAccept({ children, agreement, failure, busy, label }: OfferAcceptProps) {
  return (
    <Card>
      {children}
      {agreement}
      <p role="alert" className={css["failure"]}>
        {failure}
      </p>
      <Button type="submit" look="primary" size="main" wide busy={busy}>
        {label}
      </Button>
    </Card>
  );
}
