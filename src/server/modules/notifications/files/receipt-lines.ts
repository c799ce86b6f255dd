import { entryWord } from "#domain/orders/order-account.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { formatDate, formatTime } from "#i18n/format.ts";
import { tripName } from "#i18n/trip-name.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import type { OrderFacts, StoredEntry } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** One entry of an order's account as a receipt says it. */
export interface ReceiptLine {
  readonly when: string;
  readonly name: string;
  readonly price: string;
}

/** What the order costs and what was paid and given back, entry by entry, and the sum of each. */
export interface ReceiptLines {
  readonly cost: readonly ReceiptLine[];
  readonly money: readonly ReceiptLine[];
  readonly costSum: string;
  readonly moneySum: string;
}

/** Says the entries of an order's account, on the clock of its first pick-up. */
export function receiptLines(entries: readonly StoredEntry[], order: OrderFacts, locale: Locale): ReceiptLines {
  const zone = order.trips[0]?.pickup.zone ?? "UTC";
  const { currency } = order.cost;
  const price = (amount: number) => moneyWords({ amount, currency }, locale);
  const line = ({ at, kind, amount, way, trip_id: tripId }: StoredEntry): ReceiptLine => {
    const local = toLocalTime(at.getTime(), zone);
    const car = order.trips.find((trip) => trip.tripId === tripId)?.car;
    const name = say(locale, `notifications.entry.${entryWord({ kind, amount, way })}`);
    const isNamed = car !== undefined && order.trips.length > 1;
    const trip = isNamed ? tripName(car, (key, values) => say(locale, key, values), "short") : "";
    return {
      when: `${formatDate(local, locale)}, ${formatTime(local)}`,
      name: isNamed ? say(locale, "orders.ofTrip", { text: name, trip }) : name,
      price: price(amount),
    };
  };
  const [cost, money] = [entries.filter(({ side }) => side === "cost"), entries.filter(({ side }) => side === "money")];
  const sum = (some: readonly StoredEntry[]) => price(some.reduce((all, { amount }) => all + amount, 0));
  return { cost: cost.map(line), money: money.map(line), costSum: sum(cost), moneySum: sum(money) };
}
