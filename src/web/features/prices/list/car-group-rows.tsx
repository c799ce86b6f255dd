import { useId } from "react";
import type { CarGroupList } from "#domain/prices/car-list.ts";
import { seatsFor, type Party } from "#domain/prices/party-fit.ts";
import { PriceCard } from "#web/features/prices/card/price-card.tsx";
import { usePage, type Page } from "#web/page/page.tsx";
import { CarGroupRow } from "#web/trip/car-group-row.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import css from "./car-group-rows.module.css";
import type { SharedTerms } from "./car-terms.ts";
import type { ListedItem } from "./listed-item.ts";

type CarGroupRowsProps = {
  readonly list: CarGroupList<ListedItem>;
  readonly party: Party;
  readonly way: Omit<PickedOffer, "price">;
  readonly shared: SharedTerms;
  /** The first group stands open under a heading; the others are one row until they are unfolded. */
  readonly first: boolean;
  /** The first of the others, below the line that introduces them. */
  readonly titled: boolean;
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

/** A group of car classes: its cards, or one row with a drawing, its room and its cheapest price. */
export function CarGroupRows(props: CarGroupRowsProps) {
  const { list, party, first, titled, open, onOpen } = props;
  const page = usePage();
  const { t, money } = page;
  const listId = useId();
  const [top] = list.cars;
  if (top === undefined) return null;
  const title = t(`prices.group.${list.group}`);
  const room = t("prices.groupPeople", { people: list.seats });
  return (
    <div className={css["group"]} data-follows={!first && !titled ? "" : undefined}>
      {first ? (
        <h3 className={css["heading"]}>
          {title} <span>{t("prices.groupRoom", { people: list.seats, bags: list.bags })}</span>
        </h3>
      ) : (
        <>
          {titled && <p className={css["more"]}>{t("prices.more")}</p>}
          <h3>
            <CarGroupRow
              car={top.car.item.car_class}
              title={title}
              room={list.fitting > 0 ? room : t("prices.groupTooSmall", { room, people: seatsFor(party) })}
              from={t("prices.from", { price: money(list.cheapest, top.car.item.currency) })}
              open={open}
              panelId={listId}
              onToggle={() => onOpen(!open)}
            />
          </h3>
        </>
      )}
      {open && <Cards {...props} listId={listId} page={page} />}
    </div>
  );
}

function Cards({ listId, page, ...props }: CarGroupRowsProps & { readonly listId: string; readonly page: Page }) {
  const { list, party, way, shared, first, openCard, onOpenCard, marked, onMark, onChoose, onRenew } = props;
  return (
    <ul id={listId} className={css["cards"]}>
      {list.cars.map(({ car: { item, classId }, lack }, index) => {
        const key = String(classId);
        const offer = { ...way, price: item };
        return (
          <PriceCard
            // The same car keeps its card, and an open breakdown, when its price is renewed.
            key={`${item.service_provider.id} ${classId}`}
            offer={offer}
            shared={shared}
            lack={lack && lackWords(lack, item, party, page)}
            open={openCard === key}
            onFold={(open) => onOpenCard(open ? key : undefined)}
            isMain={first && index === 0 && openCard === undefined}
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
      })}
    </ul>
  );
}

function lackWords(lack: "seats" | "bags", { car_class: car }: ListedItem["item"], party: Party, { t }: Page): string {
  return lack === "seats"
    ? t("prices.lack.seats", { room: car.capacity, people: seatsFor(party) })
    : t("prices.lack.bags", { room: car.luggage_capacity, bags: party.bags });
}
