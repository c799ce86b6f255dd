import type { PriceItem } from "#contract/prices/prices.ts";
import { usePage } from "#web/page/page.tsx";

type LaterPriceProps = {
  readonly item: PriceItem;
  /** The time of pick-up is known, and the price is for it. */
  readonly isTimed: boolean;
  /** Each way has a time of its own, so no sum holds for both. */
  readonly isRound: boolean;
};

/** Why nothing is added to the price later, or what the time of pick-up makes of it. */
export function LaterPrice({ item, isTimed, isRound }: LaterPriceProps) {
  const { t, money } = usePage();
  if (item.flexible_tariff) return <p>{t("prices.flexible")}</p>;
  if (isTimed) return <p>{t("prices.laterTimed")}</p>;
  // Two rules of one name and price differ only in their hours.
  const times = [...Map.groupBy(item.time_prices, ({ title, price }) => `${title} ${price}`)];
  if (times.length === 0) return <p>{t("prices.fixed")}</p>;
  if (isRound) return <p>{t("prices.laterByTimes")}</p>;
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
          return <Row key={key} name={named} sum={money(price, item.currency)} />;
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
