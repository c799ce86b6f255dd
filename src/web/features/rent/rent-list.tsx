import { useId, useState, type ReactNode } from "react";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import { hoursToTake } from "#domain/booking/rent-hours.ts";
import { carGroup, type CarGroup } from "#domain/prices/car-group.ts";
import { carList, type CarGroupList, type ListedCar } from "#domain/prices/car-list.ts";
import { NO_PARTY } from "#domain/prices/party-fit.ts";
import { addMinutes, type LocalTime } from "#domain/values/local-time.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/page/page.tsx";
import { CarGroupRow } from "#web/trip/car-group-row.tsx";
import { RentCard } from "./rent-card.tsx";
import { RentGhosts } from "./rent-ghosts.tsx";
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

type RentedCar = ListedCar & { readonly item: RentPriceItem };

/** The classes of car by the hour at a place, in their groups; a class with a longer minimum stays in its list (RNT-12). */
export function RentList(props: RentListProps) {
  const { items, hours, renewing, open } = props;
  const { t } = usePage();
  // The first group stands open; the others are unfolded by hand, or by the card that the address names.
  const [unfolded, setUnfolded] = useState<ReadonlySet<CarGroup>>(new Set());
  const lists = carList((items ?? []).map(listed), NO_PARTY, "cheap");
  const named = open === undefined ? undefined : carGroup(open);
  const state = items === undefined || renewing ? t("prices.loading") : t("prices.loaded", { count: items.length });
  const toggle = (group: CarGroup) => {
    const next = new Set(unfolded);
    if (!next.delete(group)) next.add(group);
    setUnfolded(next);
    if (named === group) props.onOpen(undefined);
  };
  return (
    <section aria-labelledby="rent-heading" aria-busy={items === undefined || renewing} className={css["prices"]}>
      <h2 id="rent-heading">
        {t("rent.carsFor", { count: hours })}{" "}
        {items && <span className={css["count"]}>{t("prices.count", { count: items.length })}</span>}
      </h2>
      <VisuallyHidden live>{state}</VisuallyHidden>
      {items ? (
        <div className={css["groups"]} data-renewing={renewing || undefined} inert={renewing}>
          {lists.map((list, index) => (
            <Group
              key={list.group}
              {...props}
              list={list}
              isFirst={index === 0}
              isOpen={index === 0 || unfolded.has(list.group) || named === list.group}
              onToggle={() => toggle(list.group)}
            />
          ))}
        </div>
      ) : (
        <RentGhosts />
      )}
    </section>
  );
}

type GroupProps = RentListProps & {
  readonly list: CarGroupList<RentedCar>;
  readonly isFirst: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function Group({ list, isFirst, isOpen, onToggle, ...props }: GroupProps) {
  const { items, hours, when, open, breakdown, onOpen, onChoose, onTakeHours } = props;
  const { t, money } = usePage();
  const listId = useId();
  const [top] = list.cars;
  if (top === undefined) return null;
  const title = t(`prices.group.${list.group}`);
  const room = t("prices.groupPeople", { people: list.seats });
  const first = list.cars.find(({ car: { item } }) => hoursToTake(hours, item.minimum_duration) === undefined);
  const differs = new Set(items?.map((item) => item.cancellation_time)).size > 1;
  const freeUntil = ({ cancellation_time: minutes }: RentPriceItem) =>
    differs && minutes > 0 ? addMinutes(when, -minutes) : undefined;
  return (
    <div className={css["group"]}>
      {isFirst ? (
        <h3 className={css["heading"]}>
          {title} <span>{room}</span>
        </h3>
      ) : (
        <h3>
          <CarGroupRow
            car={top.car.item.car_class}
            title={title}
            room={room}
            from={t("prices.from", { price: money(list.cheapest, top.car.item.currency) })}
            open={isOpen}
            panelId={listId}
            onToggle={onToggle}
          />
        </h3>
      )}
      {isOpen && (
        <ul id={listId} className={css["list"]}>
          {list.cars.map(({ car: { item, classId } }) => (
            <RentCard
              key={classId}
              item={item}
              hours={hours}
              freeUntil={freeUntil(item)}
              isFirst={isFirst && item === first?.car.item && open === undefined}
              breakdown={open === classId ? breakdown(item) : undefined}
              onToggle={() => onOpen(open === classId ? undefined : classId)}
              onChoose={() => onChoose(item)}
              onTakeHours={onTakeHours}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function listed(item: RentPriceItem): RentedCar {
  const { car_class: car, service_provider: provider } = item;
  return {
    item,
    classId: car.car_class_id,
    price: item.price,
    rating: provider.rating,
    seats: car.capacity,
    bags: car.luggage_capacity,
  };
}
