import type { OrderView } from "#contract/orders/order-view.ts";
import { entryWord } from "#domain/orders/order-account.ts";
import { formatDayTime } from "#i18n/format.ts";
import { tripName } from "#i18n/trip-name.ts";
import { MOVE_WORDS } from "#web/features/orders/pass/past-steps.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import type { PricedPage } from "#web/page/priced-page.ts";
import { BY_WORDS, ENTRY_WORDS, WHAT_WORDS, WHY_WORDS } from "./history-words.ts";

/** One thing that has happened to an order. */
export type HistoryRow = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** When, on the clock of the place. */
  readonly when: string;
  readonly text: string;
  /** Of several trips, which one; empty for the whole order. */
  readonly trip: string;
  /** Who did it and why. */
  readonly by: string;
};

type Fact = {
  readonly at: string;
  readonly text: string;
  readonly by: string;
  readonly why?: string | null;
  readonly tripId?: number | null;
};

/** Everything that has happened to an order, the oldest first: who did what, when and why, as far as it was written down. */
export function historyRows(order: OrderView, page: Pick<PricedPage, "t" | "money" | "locale">): readonly HistoryRow[] {
  const { t, locale } = page;
  const { trips } = order;
  const facts: readonly Fact[] = [
    { at: order.placed_at, text: t("orders.line.placed"), by: order.account.entries[0]?.by ?? "" },
    ...changeFacts(order, page),
    ...moneyFacts(order, page),
    ...order.moves.map(({ at, by, state, order_id: tripId }) => {
      const why = state === "cancelled" ? trips.find((trip) => trip.order_id === tripId)?.cancel_cause : null;
      const words = MOVE_WORDS[state];
      return { at, by, tripId, why, text: words ? t(words) : "" };
    }),
  ];
  const rows = facts.map(({ at, text, by, why, tripId }): HistoryRow => {
    const trip = trips.find((one) => one.order_id === tripId);
    const zone = (trip ?? trips[0])?.start.timezone ?? "UTC";
    const said = [BY_WORDS[by], why ? WHY_WORDS[why] : undefined].flatMap((key) => (key ? [t(key)] : []));
    return {
      at: Date.parse(at),
      when: formatDayTime(localTimeIn(zone, Date.parse(at)), locale),
      text,
      trip: trip && trips.length > 1 ? tripName(trip, t) : "",
      by: said.join(", "),
    };
  });
  return rows.filter(({ text }) => text !== "").toSorted((one, other) => one.at - other.at);
}

function changeFacts({ changes }: OrderView, { t }: Pick<PricedPage, "t">): readonly Fact[] {
  return changes.map(({ at, by, what, order_id: tripId }) => {
    const list = what.flatMap((name) => WHAT_WORDS[name] ?? []).map((key) => t(key));
    const text =
      list.length > 0 ? t("orders.history.changed", { what: list.join(", ") }) : t("orders.history.changedSome");
    return { at, by, tripId, text };
  });
}

function moneyFacts({ account, currency }: OrderView, { t, money }: Pick<PricedPage, "t" | "money">): readonly Fact[] {
  return account.entries.flatMap(({ at, by, kind, amount, reason, way, order_id: tripId }) => {
    const words = ENTRY_WORDS[entryWord({ kind, amount, way })];
    if (words === undefined || amount === 0) return [];
    const sign = kind !== "change" ? "" : amount > 0 ? "+" : "−";
    return [{ at, by, tripId, why: reason, text: t(words, { sum: `${sign}${money(Math.abs(amount), currency)}` }) }];
  });
}
