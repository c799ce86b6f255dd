import { useStore } from "zustand/react";
import type { PriceItem } from "#contract/prices/prices.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { carGroup } from "#domain/prices/car-group.ts";
import { isFastRideActive } from "#domain/prices/fast-ride-active.ts";
import { formatDuration } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Clock } from "#ui/glyphs.ts";
import { type SharedTerms, carTerms, differs } from "#web/features/prices/list/car-terms.ts";
import { usePage, type Page } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { CarCard } from "#web/trip/list/car-card.tsx";
import { CarFacts } from "#web/trip/list/car-facts.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { secondSum, useSecondPrice } from "#web/trip/second-price.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { CardDetails } from "./card-details.tsx";
import { priceNote } from "./price-note.ts";

/** What a list says of all its cars, and the group of the car in question. */
type Said = { readonly shared: SharedTerms; readonly group: string };

/** In what a car differs from what its list says of all, most important first. */
function ownTerms(
  item: PriceItem,
  roundTrip: boolean,
  { shared, group }: Said,
  { t, tIfKnown, locale }: Pick<Page, "t" | "tIfKnown" | "locale">,
): readonly string[] {
  const own = carTerms(item, roundTrip);
  const time = (minutes: number) => formatDuration(minutes * 60, locale);
  const isOther = <Key extends "waiting" | "waitingBack" | "delay" | "free">(key: Key) =>
    differs<(typeof own)[Key]>(shared[key] as Parameters<typeof differs<(typeof own)[Key]>>[0], group, own[key]);
  const terms: string[] = [];
  if (isOther("waiting") || isOther("waitingBack")) {
    const back = own.waitingBack;
    terms.push(
      back === null || back === own.waiting
        ? t("prices.own.waits", { minutes: own.waiting })
        : t("prices.own.waitsBoth", { there: own.waiting, back }),
    );
  }
  if (isOther("free")) {
    terms.push(own.free === null ? t("prices.own.noFree") : t("prices.own.free", { time: time(own.free) }));
  }
  if (isOther("delay") && item.start_place.type !== 5) terms.push(t("prices.own.delay", { time: time(own.delay) }));
  const more = item.terms.included.filter((name) => !shared.included.includes(name));
  terms.push(...more.map((name) => tIfKnown(`prices.included.${name}`, name)));
  if (item.flexible_tariff) terms.push(t("prices.flexible"));
  return terms;
}

type CardFactsProps = {
  readonly item: PriceItem;
  readonly roundTrip: boolean;
  readonly shared: SharedTerms;
};

/** Seats, suitcases and rating of a car, and the first thing in which it differs from the others. */
function CardFacts({ item, roundTrip, shared }: CardFactsProps) {
  const page = usePage();
  const group = carGroup(item.car_class.car_class_id);
  const [own] = ownTerms(item, roundTrip, { shared, group }, page);
  return <CarFacts item={item} own={own === undefined ? [] : [{ glyph: Clock, text: own, tone: "good" }]} />;
}

type PriceCardProps = {
  readonly offer: PickedOffer;
  /** The car is drawn; until then its place is empty. */
  readonly isDrawn: boolean;
  readonly shared: SharedTerms;
  /** Why the travellers do not fit; undefined when they do. */
  readonly lack: string | undefined;
  /** It cannot be had as asked, so it cannot be chosen. */
  readonly isBarred: boolean;
  readonly open: boolean;
  readonly onFold: (open: boolean) => void;
  /** The one thing to do next in the list: its button is solid. */
  readonly isMain: boolean;
  /** Set while prices are chosen for copying; the card then has a mark in place of its button. */
  readonly copying: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void } | undefined;
  readonly onChoose: () => void;
  /** Renews all prices, because this one has expired. */
  readonly onRenew: () => void;
};

/** One car class with everything that helps to choose: room, what differs from the others, price. */
export function PriceCard(props: PriceCardProps) {
  const { offer, isDrawn, shared, lack, isBarred, open, onFold, isMain, copying, onChoose, onRenew } = props;
  const page = usePricedPage();
  const { t, money } = page;
  const item = offer.price;
  const account = useStore(page.store, (state) => state.account);
  const second = useSecondPrice();
  const car = item.car_class;
  const { total, rides, stops } = orderPrice(offer, EMPTY_DRAFT);
  const price = money(total, item.currency);
  return (
    <CarCard
      car={car}
      isDrawn={isDrawn}
      badges={[
        ...(item.is_usual ? [t("prices.usual")] : []),
        ...(isFastRideActive(item.is_fast_ride, {
          allowsFastRide: account?.allow_fast_ride ?? true,
          mayPayCardAndCash: account?.to_card_and_cash ?? false,
          mayPayCardOnly: account?.to_card_payments ?? false,
        })
          ? [t("prices.fastRide")]
          : []),
      ]}
      lack={lack}
      facts={<CardFacts item={item} roundTrip={offer.roundTrip} shared={shared} />}
      price={price}
      secondPrice={second(secondSum(item, rides.length > 1, stops.count))}
      note={{
        ...priceNote(offer, page),
        more:
          stops.count > 0
            ? t("prices.withStops", { count: stops.count, price: money(stops.price, item.currency) })
            : undefined,
      }}
      open={open}
      onFold={onFold}
      action={
        copying === undefined ? (
          <Button
            look={isMain || open ? "primary" : "soft"}
            size="card"
            wide
            disabled={isBarred}
            aria-label={t("prices.chooseClass", { name: car.title, price })}
            onClick={onChoose}
          >
            {t("prices.choose")}
          </Button>
        ) : (
          <Checkbox label={t("prices.copy.choose")} checked={copying.isChosen} onChange={copying.onChoose} />
        )
      }
    >
      <CardDetails offer={offer} total={total} onRenew={onRenew} />
    </CarCard>
  );
}
