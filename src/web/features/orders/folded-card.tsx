import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import css from "./folded-card.module.css";

type FoldedCardProps = {
  readonly title: ReactNode;
  /** What stands there of it all the same. */
  readonly note: ReactNode;
  readonly children: ReactNode;
};

/** A card of the page of an order of which only the head stands there until somebody wants to see the rest. */
export function FoldedCard({ title, note, children }: FoldedCardProps) {
  return (
    <Card>
      <div className={css["folded"]}>
        <Disclosure level={2} summary={title} note={note}>
          {children}
        </Disclosure>
      </div>
    </Card>
  );
}
