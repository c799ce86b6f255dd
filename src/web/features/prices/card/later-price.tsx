import type { PriceItem } from "#contract/prices/prices.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { addSums, stopsPrice } from "#web/trip/trip-price.ts";

type LaterPriceProps = {
  readonly item: PriceItem;
  /** Its rides, with their stops. */
  readonly rides: readonly [OfferTrip, ...OfferTrip[]];
  /** The time of pick-up is known, and the price is for it. */
  readonly isTimed: boolean;
};

/** Why nothing is added to the price later, or what the time of pick-up makes of it. */
export function LaterPrice({ item, rides, isTimed }: LaterPriceProps) {
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
