import { useId, type ReactNode } from "react";
import type { PriceItem } from "#contract/prices/prices.ts";
import { exampleModels } from "#domain/prices/example-models.ts";
import { Badge } from "#ui/badge.tsx";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/page/page.tsx";
import { classDrawing } from "#web/trip/class-drawing.ts";
import css from "./car-card.module.css";
import { FoldButton } from "./fold-button.tsx";

/** A line under a price; a screen reader may hear it in other words. */
export type CarNote = {
  readonly shown: ReactNode;
  readonly spoken?: string;
  /** A line below it. */
  readonly more?: string | undefined;
};

type CarCardProps = {
  readonly car: PriceItem["car_class"];
  /** Draws the car; without it its place is empty. */
  readonly isDrawn?: boolean;
  /** Short labels beside the name. */
  readonly badges: readonly string[];
  /** Why the travellers do not fit; undefined when they do. */
  readonly lack?: string | undefined;
  readonly facts: ReactNode;
  readonly price: string;
  /** The same sum in the account's second currency. */
  readonly secondPrice?: string | undefined;
  readonly note: CarNote;
  readonly open: boolean;
  readonly onFold: (open: boolean) => void;
  /** The button or the mark at the end of the card. */
  readonly action: ReactNode;
  /** What the card shows when it is open. */
  readonly children: ReactNode;
};

/** A car class in a list: its drawing, room and price on the same lines in every card; it opens in place. */
export function CarCard(props: CarCardProps) {
  const { car, isDrawn = true, badges, lack, facts, price, secondPrice, note, open, onFold, action, children } = props;
  const { t } = usePage();
  const panelId = useId();
  return (
    <li className={css["card"]} data-surface="paper" data-open={open || undefined} data-lack={lack && ""}>
      <div className={css["head"]}>
        <div className={css["picture"]}>{isDrawn && <CarDrawing {...classDrawing(car)} />}</div>
        <div className={css["about"]}>
          <div className={css["name"]}>
            <h4>{car.title}</h4>
            {badges.map((badge) => (
              <Badge key={badge} look="soft">
                {badge}
              </Badge>
            ))}
          </div>
          {car.models.length > 0 && <Models models={car.models} />}
          {lack === undefined ? facts : <p className={css["lack"]}>{lack}</p>}
        </div>
        <p className={css["price"]}>
          {price}
          {secondPrice !== undefined && <span className={css["second"]}>{secondPrice}</span>}
        </p>
        <p className={css["note"]}>
          <span aria-hidden={note.spoken === undefined ? undefined : "true"}>{note.shown}</span>
          {note.spoken !== undefined && <VisuallyHidden>{note.spoken}</VisuallyHidden>}
          {note.more !== undefined && <span className={css["more"]}>{note.more}</span>}
        </p>
        <div className={css["fold"]}>
          <FoldButton open={open} panelId={panelId} label={t("prices.linesOf", { name: car.title })} onFold={onFold} />
        </div>
        <div className={css["choose"]}>{action}</div>
      </div>
      {open && (
        <div id={panelId} className={css["panel"]}>
          {children}
        </div>
      )}
    </li>
  );
}

/** Example models: one on a phone, as many as there is room for at a desk. */
function Models({ models }: { readonly models: readonly string[] }) {
  const { t } = usePage();
  const [first, all] = [models.slice(0, 1), exampleModels(models)];
  if (first.length === all.length) {
    return <p className={css["models"]}>{t("prices.models", { models: first.join(", ") })}</p>;
  }
  return (
    <>
      <p className={css["models"]} data-on="phone">
        {t("prices.models", { models: first.join(", ") })}
      </p>
      <p className={css["models"]} data-on="desk">
        {t("prices.models", { models: all.join(", ") })}
      </p>
    </>
  );
}
