import { useId, type ReactNode } from "react";
import type { PriceItem } from "#contract/prices/prices.ts";
import { areLarger } from "#domain/prices/car-list.ts";
import { usePage } from "#web/page/page.tsx";
import { CarGroupRow } from "./car-group-row.tsx";
import css from "./car-group.module.css";

/** The first group stands open under a heading; the second below a line that introduces the rest, larger cars or any others. */
export type GroupPlace = "first" | "larger" | "other" | "later";

type CarGroupProps = {
  /** Its first car, which is drawn. */
  readonly car: PriceItem["car_class"];
  readonly title: string;
  /** How much fits into its cars. */
  readonly room: string;
  /** Its cheapest price. */
  readonly from: string;
  readonly place: GroupPlace;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The cards of its cars. */
  readonly children: ReactNode;
};

/** A group of car classes: a heading with its cards, or one row that unfolds into them. */
export function CarGroup({ car, title, room, from, place, open, onOpen, children }: CarGroupProps) {
  const { t } = usePage();
  const listId = useId();
  return (
    <div className={css["group"]} data-follows={place === "later" ? "" : undefined}>
      {(place === "larger" || place === "other") && (
        <p className={css["heading"]}>{t(place === "larger" ? "prices.more" : "prices.otherCars")}</p>
      )}
      {place === "first" ? (
        <h3 className={css["heading"]}>
          {title} <span>{room}</span>
        </h3>
      ) : (
        <h3>
          <CarGroupRow {...{ car, title, room, from, open }} panelId={listId} onToggle={() => onOpen(!open)} />
        </h3>
      )}
      {open && (
        <ul id={listId} className={css["cards"]}>
          {children}
        </ul>
      )}
    </div>
  );
}

/** The groups of a list, one below the other. */
export function CarGroups({ children }: { readonly children: ReactNode }) {
  return <div className={css["groups"]}>{children}</div>;
}

/** The place of a group by its index among the groups. */
export function groupPlace(groups: Parameters<typeof areLarger>[0], index: number): GroupPlace {
  if (index === 0) return "first";
  if (index > 1) return "later";
  return areLarger(groups) ? "larger" : "other";
}
