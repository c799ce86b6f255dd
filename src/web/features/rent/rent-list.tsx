import type { ReactNode } from "react";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import { hoursToTake } from "#domain/booking/rent-hours.ts";
import { addMinutes, type LocalTime } from "#domain/values/local-time.ts";
import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/page/page.tsx";
import { RentCard } from "./rent-card.tsx";
import css from "./rent-list.module.css";

type RentListProps = {
  /** Undefined while prices are loading. */
  readonly items: readonly RentPriceItem[] | undefined;
  /** The hours that the prices are for. */
  readonly hours: number;
  /** The start, on the clock of the place. */
  readonly when: LocalTime;
  /** New prices are on their way; the old ones stay to be seen, and not to be chosen. */
  readonly renewing: boolean;
  /** The unfolded class. */
  readonly open: number | undefined;
  readonly breakdown: (item: RentPriceItem) => ReactNode;
  readonly onOpen: (classId: number | undefined) => void;
  readonly onChoose: (item: RentPriceItem) => void;
  readonly onTakeHours: (hours: number) => void;
};

/** The classes of car by the hour at a place, cheapest first; a class with a longer minimum stays in its list (RNT-12). */
export function RentList(props: RentListProps) {
  const { items, hours, when, renewing, open, breakdown, onOpen, onChoose, onTakeHours } = props;
  const { t } = usePage();
  const first = items?.find((item) => hoursToTake(hours, item.minimum_duration) === undefined);
  const differs = new Set(items?.map((item) => item.cancellation_time)).size > 1;
  const freeUntil = ({ cancellation_time: minutes }: RentPriceItem) =>
    differs && minutes > 0 ? addMinutes(when, -minutes) : undefined;
  const state = items === undefined || renewing ? t("prices.loading") : t("prices.loaded", { count: items.length });
  return (
    <section aria-labelledby="rent-heading" aria-busy={items === undefined || renewing} className={css["prices"]}>
      <h2 id="rent-heading">
        {t("rent.carsFor", { count: hours })}{" "}
        {items && <span className={css["count"]}>{t("prices.count", { count: items.length })}</span>}
      </h2>
      <VisuallyHidden live>{state}</VisuallyHidden>
      <ul className={css["list"]} data-renewing={renewing || undefined} inert={renewing}>
        {items
          ? items.map((item) => {
              const id = item.car_class.car_class_id;
              return (
                <RentCard
                  key={id}
                  item={item}
                  hours={hours}
                  freeUntil={freeUntil(item)}
                  isFirst={item === first && open === undefined}
                  breakdown={open === id ? breakdown(item) : undefined}
                  onToggle={() => onOpen(open === id ? undefined : id)}
                  onChoose={() => onChoose(item)}
                  onTakeHours={onTakeHours}
                />
              );
            })
          : [0, 1, 2].map((index) => <RentGhost key={index} />)}
      </ul>
    </section>
  );
}

function RentGhost() {
  return (
    <Card as="li">
      <div className={css["ghost"]}>
        <Skeleton shape="picture" />
        <div className={css["words"]}>
          <Skeleton shape="title" width="third" />
          <Skeleton width="half" />
          <Skeleton width="third" />
        </div>
        <Skeleton shape="price" />
      </div>
    </Card>
  );
}
