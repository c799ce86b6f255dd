import type { CarGroupList } from "#domain/prices/car-list.ts";
import { seatsFor, type Lack, type Party } from "#domain/prices/party-fit.ts";
import { PriceCard } from "#web/features/prices/card/price-card.tsx";
import { usePage, type Page } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { CarGroup, type GroupPlace } from "#web/trip/list/car-group.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import type { SharedTerms } from "./car-terms.ts";
import type { ListedItem } from "./listed-item.ts";

type CarGroupRowsProps = {
  readonly list: CarGroupList<ListedItem>;
  /** The cars are drawn; until then their places are empty. */
  readonly isDrawn: boolean;
  readonly party: Party;
  readonly way: Omit<PickedOffer, "price">;
  readonly shared: SharedTerms;
  readonly place: GroupPlace;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The class whose card is unfolded. */
  readonly openCard: string | undefined;
  readonly onOpenCard: (classId: string | undefined) => void;
  /** The classes marked for copying; undefined while nothing is copied. */
  readonly marked: readonly string[] | undefined;
  readonly onMark: (marked: readonly string[]) => void;
  readonly onChoose: (offer: PickedOffer) => void;
  readonly onRenew: () => void;
};

/** A group of car classes with its cards; who does not fit is told in its row. */
export function CarGroupRows(props: CarGroupRowsProps) {
  const { list, party, place, open, onOpen } = props;
  const { t, money } = usePricedPage();
  const [top] = list.cars;
  if (top === undefined) return null;
  const room = t("prices.groupPeople", { people: list.seats });
  const rowRoom = list.fitting > 0 ? room : t("prices.groupTooSmall", { room, people: seatsFor(party) });
  return (
    <CarGroup
      car={top.car.item.car_class}
      title={t(`prices.group.${list.group}`)}
      room={place === "first" ? t("prices.groupRoom", { people: list.seats, bags: list.bags }) : rowRoom}
      from={t("prices.from", { price: money(list.cheapest, top.car.item.currency) })}
      place={place}
      open={open}
      onOpen={onOpen}
    >
      <Cards {...props} />
    </CarGroup>
  );
}

function Cards(props: CarGroupRowsProps) {
  const { list, isDrawn, party, way, shared, place, openCard, onOpenCard, marked, onMark, onChoose, onRenew } = props;
  const page = usePage();
  // One card has the solid button: the usual choice if it fits, otherwise the first.
  const main = list.cars.find(({ car, lack }) => car.item.is_usual && lack === undefined) ?? list.cars[0];
  return list.cars.map(({ car: { item, classId }, lack }) => {
    const key = String(classId);
    const offer = { ...way, price: item };
    return (
      <PriceCard
        // The same car keeps its card, and an open breakdown, when its price is renewed.
        key={`${item.service_provider.id} ${classId}`}
        offer={offer}
        isDrawn={isDrawn}
        shared={shared}
        lack={lack && lackWords(lack, item, party, page)}
        // A car with too few seats can be had for fewer people, but nobody sells it with more stops.
        isBarred={lack === "stops"}
        open={openCard === key}
        onFold={(open) => onOpenCard(open ? key : undefined)}
        isMain={place === "first" && item === main?.car.item && openCard === undefined}
        copying={
          marked && {
            isChosen: marked.includes(key),
            onChoose: (isChosen) => onMark(isChosen ? [...marked, key] : marked.filter((one) => one !== key)),
          }
        }
        onChoose={() => onChoose(offer)}
        onRenew={onRenew}
      />
    );
  });
}

function lackWords(lack: Lack, item: ListedItem["item"], party: Party, { t }: Page): string {
  const { car_class: car, allowable_subaddress: stops } = item;
  if (lack === "stops") return t("prices.lack.stops", { count: stops });
  return lack === "seats"
    ? t("prices.lack.seats", { room: car.capacity, people: seatsFor(party) })
    : t("prices.lack.bags", { room: car.luggage_capacity, bags: party.bags });
}
