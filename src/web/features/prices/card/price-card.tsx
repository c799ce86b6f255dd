import { useStore } from "zustand/react";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { isFastRideActive } from "#domain/prices/fast-ride-active.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { SharedTerms } from "#web/features/prices/list/car-terms.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { CarCard } from "#web/trip/list/car-card.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { secondSum, useSecondPrice } from "#web/trip/second-price.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { CardDetails } from "./card-details.tsx";
import { CardFacts } from "./card-facts.tsx";
import { priceNote } from "./price-note.ts";

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
