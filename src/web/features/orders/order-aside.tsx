import type { ReactNode } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { includedWhereMet } from "#domain/booking/is-met.ts";
import { isPaidAtOnce } from "#domain/orders/order-amount.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Check, CircleCheck, Clock, Info } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { CancelLadder } from "#web/trip/cancel-ladder.tsx";
import { ladderOf } from "#web/trip/fee-steps.ts";
import { RentExtras } from "#web/trip/rent-extras.tsx";
import css from "./order-aside.module.css";
import { EntryList } from "./pass/entry-list.tsx";
import { perTrip, perTripText } from "./per-trip.ts";
import { alikeName, alikeTrips } from "./trip/alike-trips.ts";

const UNTIL = { both: "orders.freeUntil", there: "orders.freeUntilThere", back: "orders.freeUntilBack" } as const;
const WAITS = { both: "orders.waits", there: "orders.waitsThere", back: "orders.waitsBack" } as const;

type OrderAsideProps = {
  readonly order: OrderView;
  /** The price breakdown. */
  readonly breakdown: ReactNode;
};

/** The amount paid or due, what it includes, and what cancelling costs from now on. */
export function OrderAside({ order, breakdown }: OrderAsideProps) {
  const { t, tIfKnown, money, locale } = usePricedPage();
  const { trips, total, currency, account } = order;
  const sum = (amount: number) => money(amount, currency);
  const isOne = trips.length === 1;
  const isPartPaid = account.balance === "part-paid" && !isOff(order.state);
  const now = useNow();
  const cancellable = trips.flatMap((trip) => {
    const nowLocal = localTimeIn(trip.start.timezone, now);
    // A trip that is cancelled or has begun has no cancellation terms.
    if (trip.cancel_fee !== null || trip.pickup_time <= nowLocal) return [];
    const name = isOne ? undefined : tripName(trip, t);
    return [{ name, trip, ladder: ladderOf(trip.terms), pickup: trip.pickup_time, now: nowLocal }];
  });
  const untils = perTrip(
    trips,
    trips.map((trip) => freeUntil(cancellable.find((known) => known.trip === trip))),
  );
  const waits = perTrip(
    trips,
    trips.map(({ terms }) => terms.free_waiting),
  );
  const included = new Set(trips.flatMap(({ start, terms }) => includedWhereMet(start.kind, terms.included)));
  return (
    <Card label={t("orders.number", { number: order.booker_number })}>
      {alikeTrips(trips, ({ way, lines, cancel_fee }) => [way, lines, cancel_fee]).map((alike) => (
        <div key={alike[0].order_id} className={css["trip"]}>
          {!isOne && <p className={css["way"]}>{alikeName(alike, t, "short")}</p>}
          <dl className={css["lines"]}>
            {alike.map(
              ({ order_id: id, cancel_fee: fee }) =>
                fee !== null && (
                  <Line key={id} name={t("orders.cancelFee")} sum={fee === 0 ? t("booking.seatFree") : sum(fee)} />
                ),
            )}
            {groupLines(alike.flatMap((trip) => (trip.cancel_fee === null ? trip.lines : []))).map(
              ({ name, price, count }) => (
                <div key={`${name} ${price}`}>
                  <dt>{count > 1 ? t("orders.lineTimes", { name, count }) : name}</dt>
                  <dd>{price === 0 ? t("booking.seatFree") : sum(price * count)}</dd>
                </div>
              ),
            )}
          </dl>
        </div>
      ))}
      {isPartPaid && (
        <dl className={css["lines"]}>
          <Line name={t("orders.cost")} sum={sum(total)} />
          <Line name={t("orders.alreadyPaid")} sum={sum(-account.paid)} />
        </dl>
      )}
      <p className={css["total"]}>
        <span>{t(totalLabel(order))}</span>
        <strong>{sum(isPartPaid ? account.due : total)}</strong>
      </p>
      {account.returning > 0 && (
        <dl className={css["lines"]}>
          <Line name={t("orders.goesBack")} sum={sum(account.returning)} />
        </dl>
      )}
      {account.by_hand > 0 && (
        <dl className={css["lines"]}>
          <Line name={t("orders.goesBackCash")} sum={sum(account.by_hand)} />
        </dl>
      )}
      {account.returned > 0 && (
        <dl className={css["lines"]}>
          <Line name={t("orders.wentBack")} sum={sum(account.returned)} />
        </dl>
      )}
      {breakdown}
      <Disclosure look="link" summary={t("orders.money.all")}>
        <EntryList order={order} />
      </Disclosure>
      <ul className={css["terms"]}>
        {trips.some((trip) => trip.flexible_tariff_agreement && trip.cancel_fee === null) && (
          <li>
            <Icon glyph={Info} size={18} />
            {t("orders.flexible")}
          </li>
        )}
        {untils.map(
          (until) =>
            until.value && (
              <li key={until.key}>
                <Icon glyph={CircleCheck} size={18} />
                {perTripText(UNTIL, until, { moment: formatDayTime(until.value, locale) }, t)}
              </li>
            ),
        )}
        {waits.map(
          (wait) =>
            wait.value > 0 && (
              <li key={wait.key}>
                <Icon glyph={Clock} size={18} />
                {perTripText(WAITS, wait, { time: formatDuration(wait.value * 60, locale) }, t)}
              </li>
            ),
        )}
        {trips.map(
          ({ order_id: id, terms }) =>
            terms.rent && (
              <li key={id}>
                <Icon glyph={Info} size={18} />
                <RentExtras rent={terms.rent} currency={currency} />
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
      <div className={css["ladder"]}>
        <CancelLadder trips={cancellable} isOpen={cancellable.length === 1} />
      </div>
      <p className={css["agreed"]}>
        {order.consents === null || order.consents.length === 0
          ? t("orders.agreedNone")
          : t("orders.agreed", {
              documents: order.consents
                .map(({ document }) => tIfKnown(`orders.document.${document}`, document))
                .join(", "),
            })}
      </p>
    </Card>
  );
}

/** What the sum of an order is: of a cancelled one, what its cancelling costs. */
function totalLabel({ state, payment, account, total }: OrderView): MessageKey {
  if (isOff(state)) return "orders.cancelTotal";
  if (isPaidAtOnce(total)) return "booking.total";
  if (account.balance === "part-paid") return "orders.stillDue";
  return payment === "paid" ? "orders.amountPaid" : "orders.amountDue";
}

/** The moment when free cancellation ends, if it is still ahead. */
function freeUntil(
  trip: { readonly trip: OrderView["trips"][number]; readonly now: string } | undefined,
): string | null {
  const until = trip?.trip.free_cancellation_until ?? null;
  return trip && until !== null && until > trip.now ? until : null;
}

/** Parts of a price that are no service. */
const OWN_KINDS: ReadonlySet<string> = new Set(["ride", "stops", "certificate"]);

type Line = OrderView["trips"][number]["lines"][number];

/** The price lines of one trip and what was chosen besides for nothing, with equal ones counted instead of repeated. */
function groupLines(lines: readonly Line[]): readonly (Line & { readonly count: number })[] {
  const priced = lines.filter(({ price, kind, included }) => price !== 0 || !(included || OWN_KINDS.has(kind)));
  const isEqual = (one: Line) => (other: Line) => one.name === other.name && one.price === other.price;
  return priced
    .filter((line, index) => priced.findIndex(isEqual(line)) === index)
    .map((line) => ({ ...line, count: priced.filter(isEqual(line)).length }));
}

function Line({ name, sum }: { readonly name: string; readonly sum: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
