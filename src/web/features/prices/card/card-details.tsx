import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDuration } from "#i18n/format.ts";
import { PriceLines } from "#web/features/prices/price-lines.tsx";
import { type Page } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { endKindOf, offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { useSecondPrice } from "#web/trip/second-price.ts";
import css from "./card-details.module.css";
import { DetailsFrame } from "./details-frame.tsx";
import { LaterPrice } from "./later-price.tsx";

type CardDetailsProps = {
  readonly offer: PickedOffer;
  readonly total: number;
  readonly onRenew: () => void;
};

/** An opened card: how the price adds up, what may still change it, what cancelling costs, and who drives. */
export function CardDetails({ offer, total, onRenew }: CardDetailsProps) {
  const page = usePricedPage();
  const { t, money } = page;
  const [{ when }] = useSearchState();
  const item = offer.price;
  const rides = offerTrips(offer);
  const isRound = rides.length > 1;
  const second = useSecondPrice()(item.alternative_price_subaddress);
  const sum = money(item.price_subaddress, item.currency);
  // A stop that is asked for stands among the sums; said twice it reads as one more charge.
  const isWithStops = (offer.stops?.length ?? 0) > 0;
  const stop =
    !isWithStops && item.allowable_subaddress > 0 && item.price_subaddress > 0
      ? t("prices.stop", { price: second === undefined ? sum : `${sum} (${second})` })
      : undefined;
  return (
    <DetailsFrame
      item={item}
      total={total}
      // Both ways have a moment of their own, so the steps of both together say how long before.
      pickup={isRound ? undefined : when}
      own={[...termsOf(item, isRound, page), ...(stop === undefined ? [] : [stop])]}
      sums={
        <>
          <PriceLines rides={rides} of={item} onRenew={onRenew} />
          {isRound && (
            <p className={css["total"]}>
              <span>{t("prices.linesTotal")}</span>
              <span>{money(total, item.currency)}</span>
            </p>
          )}
          <div className={css["later"]}>
            <LaterPrice {...{ item, rides }} isTimed={when !== undefined} />
          </div>
        </>
      }
    />
  );
}

function termsOf(item: PriceItem, isRound: boolean, { t, locale }: Page): readonly string[] {
  const { terms, reverse_price: reverse } = item;
  const time = (minutes: number) => formatDuration(minutes * 60, locale);
  const back = isRound ? reverse?.terms.free_waiting : undefined;
  const kind = endKindOf(item.start_place);
  return [
    back === undefined || back === terms.free_waiting
      ? t("prices.waits", { time: time(terms.free_waiting) })
      : t("prices.waitsBoth", { there: time(terms.free_waiting), back: time(back) }),
    ...(kind === "suburb" || terms.delay_tolerance === 0
      ? []
      : [t(kind === "station" ? "prices.delayTrain" : "prices.delay", { time: time(terms.delay_tolerance) })]),
    ...(item.minimum_duration > 0 ? [t("prices.minimum", { hours: item.minimum_duration / 3600 })] : []),
  ];
}
