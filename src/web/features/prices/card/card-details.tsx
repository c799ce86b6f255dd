import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDuration } from "#i18n/format.ts";
import { PriceLines } from "#web/features/prices/price-lines.tsx";
import type { Page } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { endKindOf, offerTrips, type PickedOffer, type OfferTrip } from "#web/trip/picked-offer.ts";
import { useSecondPrice } from "#web/trip/second-price.ts";
import { addSums, stopsPrice } from "#web/trip/trip-price.ts";
import css from "./card-details.module.css";
import { DetailsFrame } from "./details-frame.tsx";

type LaterPriceProps = {
  readonly item: PriceItem;
  /** Its rides, with their stops. */
  readonly rides: readonly [OfferTrip, ...OfferTrip[]];
  /** The time of pick-up is known, and the price is for it. */
  readonly isTimed: boolean;
};

/** Why nothing is added to the price later, or what the time of pick-up makes of it. */
function LaterPrice({ item, rides, isTimed }: LaterPriceProps) {
  const { t, money } = usePricedPage();
  if (item.flexible_tariff) return <p>{t("prices.flexible")}</p>;
  if (isTimed) return <p>{t("prices.laterTimed")}</p>;
  // Two rules of one name and price differ only in their hours.
  const times = [...Map.groupBy(item.time_prices, ({ title, price }) => `${title} ${price}`)];
  if (times.length === 0) return <p>{t("prices.fixed")}</p>;
  // Each way has a time of its own, so no sum holds for both.
  if (rides.length > 1) return <p>{t("prices.laterByTimes")}</p>;
  const stops = stopsPrice(rides[0], item.currency).sum;
  return (
    <>
      <p>{t("prices.laterByTime")}</p>
      <dl>
        {times.map(([key, [first, second]]) => {
          if (first === undefined) return null;
          const { title, hours, price } = first;
          const named =
            hours === null || second !== undefined
              ? title
              : t("prices.timeHours", { title, from: hours.from, to: hours.to });
          return <Row key={key} name={named} sum={money(addSums(price, stops, item.currency), item.currency)} />;
        })}
      </dl>
    </>
  );
}

function Row({ name, sum }: { readonly name: string; readonly sum: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </>
  );
}

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
