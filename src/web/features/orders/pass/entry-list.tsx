import type { OrderView } from "#contract/orders/order-view.ts";
import { entryWord } from "#domain/orders/order-account.ts";
import { formatShortDay } from "#i18n/format.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./entry-list.module.css";

const WORDS = {
  ride: "orders.money.ride",
  certificate: "orders.money.certificate",
  change: "orders.money.change",
  cancelled: "orders.money.cancelled",
  fee: "orders.money.fee",
  goodwill: "orders.money.goodwill",
  card: "orders.money.card",
  cash: "orders.money.cash",
  cashBack: "orders.money.cashBack",
  bankBack: "orders.money.bankBack",
  refund: "orders.money.refund",
  refundReversed: "orders.money.refundReversed",
  dispute: "orders.money.dispute",
  disputeReturned: "orders.money.disputeReturned",
} as const;

/** What has moved an order's account, entry by entry, in words. */
export function EntryList({ order }: { readonly order: OrderView }) {
  const { t, money, locale } = usePricedPage();
  const zone = order.trips[0]?.start.timezone ?? "UTC";
  return (
    <ul className={css["entries"]}>
      {order.account.entries.map(({ at, kind, amount, way }, index) => {
        const name = entryWord({ kind, amount, way });
        const words = name in WORDS ? t(WORDS[name as keyof typeof WORDS]) : kind;
        return (
          <li key={`${index} ${at}`}>
            <small>{formatShortDay(localTimeIn(zone, Date.parse(at)), locale)}</small>
            <span>{words}</span>
            <span>{money(kind === "refund" || name === "cashBack" ? Math.abs(amount) : amount, order.currency)}</span>
          </li>
        );
      })}
    </ul>
  );
}
