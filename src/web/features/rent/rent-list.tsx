import { useState, type ReactNode } from "react";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import { hoursToTake } from "#domain/booking/rent-hours.ts";
import { carGroup } from "#domain/prices/car-group.ts";
import type { CarGroup } from "#domain/prices/car-groups.ts";
import { carList, type ListedCar } from "#domain/prices/car-list.ts";
import { NO_PARTY } from "#domain/prices/party-fit.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { CarGroup as Group, CarGroups, groupPlace } from "#web/trip/list/car-group.tsx";
import { ListTitle } from "#web/trip/list/list-title.tsx";
import { RentCard } from "./rent-card.tsx";
import css from "./rent-list.module.css";

type RentListProps = {
  readonly items: readonly RentPriceItem[];
  /** The hours that the prices are for. */
  readonly hours: number;
  /** New prices are on their way; the old ones stay to be seen, and not to be chosen. */
  readonly renewing: boolean;
  /** The unfolded class. */
  readonly open: number | undefined;
  /** What an opened card shows. */
  readonly details: (item: RentPriceItem) => ReactNode;
  readonly onOpen: (classId: number | undefined) => void;
  readonly onChoose: (item: RentPriceItem) => void;
  readonly onTakeHours: (hours: number) => void;
};

type RentedCar = ListedCar & { readonly item: RentPriceItem };

/** The classes of car by the hour at a place, in their groups; a class with a longer minimum stays in its list. */
export function RentList({ items, hours, renewing, open, details, onOpen, onChoose, onTakeHours }: RentListProps) {
  const { t, money } = usePricedPage();
  // The first group stands open; the others are unfolded by hand, or by the card that the address names.
  const [unfolded, setUnfolded] = useState<readonly CarGroup[]>([]);
  const lists = carList(items.map(listed), NO_PARTY, "cheap");
  const named = open === undefined ? undefined : carGroup(open);
  const longEnough = lists[0]?.cars.filter(({ car }) => hoursToTake(hours, car.item.minimum_duration) === undefined);
  const main = longEnough?.find(({ car }) => car.item.is_usual) ?? longEnough?.[0];
  const state = renewing ? t("prices.loading") : t("prices.loaded", { count: items.length });
  const toggle = (group: CarGroup, isOpen: boolean) => {
    setUnfolded(isOpen ? [...unfolded, group] : unfolded.filter((one) => one !== group));
    if (!isOpen && named === group) onOpen(undefined);
  };
  return (
    <section aria-labelledby="rent-heading" aria-busy={renewing} className={css["prices"]}>
      <ListTitle id="rent-heading" text={t("rent.carsFor", { count: hours })} count={items.length} />
      <VisuallyHidden live>{state}</VisuallyHidden>
      <div className={css["list"]} data-renewing={renewing || undefined} inert={renewing}>
        <CarGroups>
          {lists.map(({ group, cars: [top, ...others], cheapest, seats }, index) => {
            if (top === undefined) return null;
            const longer = hoursToTake(hours, top.car.item.minimum_duration);
            const from = t("prices.from", { price: money(cheapest, top.car.item.currency) });
            return (
              <Group
                key={group}
                car={top.car.item.car_class}
                title={t(`prices.group.${group}`)}
                room={t("prices.groupPeople", { people: seats })}
                from={longer === undefined ? from : `${from} ${t("rent.forHours", { count: longer })}`}
                place={groupPlace(lists, index)}
                open={index === 0 || unfolded.includes(group) || named === group}
                onOpen={(isOpen) => toggle(group, isOpen)}
              >
                {[top, ...others].map(({ car: { item, classId } }) => (
                  <RentCard
                    key={classId}
                    item={item}
                    hours={hours}
                    isMain={item === main?.car.item && open === undefined}
                    open={open === classId}
                    onFold={(isOpen) => onOpen(isOpen ? classId : undefined)}
                    onChoose={() => onChoose(item)}
                    onTakeHours={onTakeHours}
                  >
                    {details(item)}
                  </RentCard>
                ))}
              </Group>
            );
          })}
        </CarGroups>
      </div>
    </section>
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
