import { useQuery } from "@tanstack/react-query";
import { parseLocalTime, addMinutes } from "#domain/values/local-time.ts";
import { formatDayTime, formatTime } from "#i18n/format.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { pickupOf, type PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import type { OrderSum } from "#web/console/phone/prices/order-sum.ts";
import type { PhonePrices } from "#web/console/phone/prices/use-phone-prices.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./sum-card.module.css";

type SumCardProps = {
  readonly draft: PhoneDraft;
  readonly prices: PhonePrices;
  /** With what a certificate takes off. */
  readonly sum: OrderSum | undefined;
  readonly isAsking: boolean;
};

/** What the order adds up from, and until when the price and the free cancelling hold. */
export function SumCard({ draft, prices, sum, isAsking }: SumCardProps) {
  const { t, locale } = useConsole();
  const [there] = sum?.rides ?? [];
  if (sum === undefined || there === undefined)
    return (
      <DeskCard title={t("console.phone.sum")}>
        <p className={css["note"]}>
          {t(
            prices.lostThere !== undefined
              ? "console.phone.gap.timeLost"
              : prices.rows.length === 0
                ? "console.phone.noSum"
                : "console.phone.noClass",
          )}
        </p>
      </DeskCard>
    );
  const { cars } = sum;
  const money = (amount: number) => sumWords(amount, sum.currency, locale);
  const ofAll = (amount: number) => money(amount * cars);
  const pickup = pickupOf(draft.trips[0]);
  const free =
    pickup === undefined || parseLocalTime(pickup) === undefined
      ? undefined
      : addMinutes(pickup, -there.cancellation_time);
  return (
    <DeskCard title={t("console.phone.sum")}>
      <dl className={css["lines"]}>
        {cars > 1 && <Line name={t("console.phone.cars")} sum={String(cars)} />}
        {sum.rides.map((price, index) => (
          <RideLines
            key={price.price_id}
            priceId={price.price_id}
            title={
              sum.rides.length > 1
                ? t(index === 0 ? "console.phone.there" : "console.phone.back")
                : price.car_class.title
            }
            isOne={sum.rides.length === 1}
            money={ofAll}
          />
        ))}
        {sum.stops.count > 0 && (
          <Line name={t("console.phone.stops", { count: sum.stops.count })} sum={ofAll(sum.stops.sum)} />
        )}
        {sum.services.map(({ id, name, count, price, isIncluded }) => (
          <Line
            key={id}
            name={count * cars > 1 ? `${name} × ${count * cars}` : name}
            sum={isIncluded ? t("console.phone.included") : ofAll(price * count * sum.rides.length)}
          />
        ))}
        <Line
          name={t("console.phone.waiting", { minutes: there.terms.free_waiting })}
          sum={t("console.phone.included")}
        />
        {sum.off > 0 && (
          <Line name={t("console.phone.certificateOf", { code: draft.certificate })} sum={`−${money(sum.off)}`} />
        )}
      </dl>
      <p className={css["total"]} role="status">
        <span>{t("console.phone.total")}</span>
        {isAsking ? <Skeleton shape="price" /> : <b>{money(sum.total)}</b>}
      </p>
      <p className={css["note"]}>
        {t("console.phone.holds", { time: formatTime(localTimeIn(ownZone(), Date.parse(there.expires_at))) })}{" "}
        {free !== undefined && t("console.phone.freeUntil", { time: formatDayTime(free, locale) })}
      </p>
    </DeskCard>
  );
}

function Line({ name, sum }: { readonly name: string; readonly sum: string }) {
  return (
    <div className={css["line"]}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}

type RideLinesProps = {
  readonly priceId: number;
  readonly title: string;
  readonly isOne: boolean;
  readonly money: (amount: number) => string;
};

/** The lines that a ride's price adds up from, as the public form shows them. */
function RideLines({ priceId, title, isOne, money }: RideLinesProps) {
  const { api } = useConsole();
  const { data } = useQuery({
    queryKey: ["phone", "lines", priceId],
    queryFn: ({ signal }) => api("getPriceLines", { params: { price_id: priceId }, signal }),
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
  if (data === undefined) return <Line name={title} sum="" />;
  return (
    <>
      {!isOne && <Line name={title} sum={money(data.total)} />}
      {data.lines.map(({ kind, title: name, quantity, amount }, index) => (
        <Line
          // A rule may make two lines of one name.
          key={`${kind} ${name} ${index}`}
          name={[name, quantity].filter(Boolean).join(", ")}
          sum={money(amount)}
        />
      ))}
    </>
  );
}
