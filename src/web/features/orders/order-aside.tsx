import type { OrderView } from "#contract/orders.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { Check, CircleCheck, Clock } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/lib/page.tsx";
import { groupLines } from "./group-lines.ts";
import css from "./order-aside.module.css";
import { perTrip } from "./per-trip.ts";

const UNTIL = { both: "orders.freeUntil", there: "orders.freeUntilThere", back: "orders.freeUntilBack" } as const;
const WAITS = { both: "orders.waits", there: "orders.waitsThere", back: "orders.waitsBack" } as const;

/** What was paid or is due, what it includes, and until when cancelling is free. */
export function OrderAside({ order }: { readonly order: OrderView }) {
  const { t, tIfKnown, money, locale } = usePage();
  const { trips, total, currency, payment } = order;
  const sum = (amount: number) => money(amount, currency);
  const isRound = trips.length > 1;
  const untils = perTrip(trips.map(({ free_cancellation_until }) => free_cancellation_until));
  const waits = perTrip(trips.map(({ terms }) => terms.free_waiting));
  const included = new Set(trips.flatMap(({ terms }) => terms.included));
  return (
    <Card label={t("orders.number", { number: order.booker_number })}>
      {trips.map((trip, index) => (
        <div key={trip.order_id} className={css["trip"]}>
          {isRound && <p className={css["way"]}>{t(index === 0 ? "orders.there" : "orders.back")}</p>}
          <dl className={css["lines"]}>
            {groupLines(trip.lines).map(({ name, price, count }) => (
              <div key={`${name} ${price}`}>
                <dt>{count > 1 ? t("orders.lineTimes", { name, count }) : name}</dt>
                <dd>{sum(price * count)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={css["total"]}>
        <span>{t(payment === "paid" ? "orders.amountPaid" : "orders.amountDue")}</span>
        <strong>{sum(total)}</strong>
      </p>
      <ul className={css["terms"]}>
        {untils.map(
          ({ way, value }) =>
            value && (
              <li key={way}>
                <Icon glyph={CircleCheck} size={18} />
                {t(UNTIL[way], { moment: formatDayTime(value, locale) })}
              </li>
            ),
        )}
        {waits.map(
          ({ way, value }) =>
            value > 0 && (
              <li key={way}>
                <Icon glyph={Clock} size={18} />
                {t(WAITS[way], { time: formatDuration(value * 60, locale) })}
              </li>
            ),
        )}
        {[...included].map((name) => (
          <li key={name}>
            <Icon glyph={Check} size={18} />
            {tIfKnown(`prices.included.${name}`, name)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
