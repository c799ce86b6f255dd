import type { OrderView } from "#contract/orders.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { Check, CircleCheck, Clock } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/lib/page.tsx";
import css from "./order-aside.module.css";

/** What was paid or is due, what it includes, and until when cancelling is free. */
export function OrderAside({ order }: { readonly order: OrderView }) {
  const { t, tIfKnown, money, locale } = usePage();
  const { trips, total, currency, payment } = order;
  const [first] = trips;
  const sum = (amount: number) => money(amount, currency);
  const lines = trips.flatMap(({ lines }) => lines).filter(({ price }) => price !== 0);
  return (
    <Card label={t("orders.number", { number: order.booker_number })}>
      <dl className={css["lines"]}>
        {lines.map(({ name, price }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{sum(price)}</dd>
          </div>
        ))}
      </dl>
      <p className={css["total"]}>
        <span>{t(payment === "paid" ? "orders.amountPaid" : "orders.amountDue")}</span>
        <strong>{sum(total)}</strong>
      </p>
      {first && (
        <ul className={css["terms"]}>
          {first.free_cancellation_until && (
            <li>
              <Icon glyph={CircleCheck} size={18} />
              {t("orders.freeUntil", { moment: formatDayTime(first.free_cancellation_until, locale) })}
            </li>
          )}
          {first.terms.free_waiting > 0 && (
            <li>
              <Icon glyph={Clock} size={18} />
              {t("orders.waits", { time: formatDuration(first.terms.free_waiting * 60, locale) })}
            </li>
          )}
          {first.terms.included.map((name) => (
            <li key={name}>
              <Icon glyph={Check} size={18} />
              {tIfKnown(`prices.included.${name}`, name)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
