import type { OrderView } from "#contract/orders/order-view.ts";
import { nextAtPickup } from "#domain/booking/next-at-pickup.ts";
import { hasCar } from "#domain/orders/trip-state.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./order-next.module.css";
import { perTrip } from "./per-trip.ts";

/** What happens after a paid order, step by step; trips that differ say apart how each begins (B12). */
export function OrderNext({ order }: { readonly order: OrderView }) {
  const { t, locale } = usePage();
  const { confirm_by: until } = order;
  // Nothing is said of a driver before there is one.
  const begins = order.trips.map((trip) => ({
    ...nextAtPickup(trip),
    minutes: trip.terms.free_waiting,
    hasDriver: hasCar(trip.state),
  }));
  const meetings = perTrip(
    order.trips,
    begins.map(({ meeting, hasDriver }) => (hasDriver ? t(`orders.nextMeet.${meeting}`) : "")),
  );
  const waits = perTrip(
    order.trips,
    begins.map(({ waiting, minutes, hasDriver }) =>
      hasDriver && minutes > 0 ? t(`orders.nextWait.${waiting}`, { time: formatDuration(minutes * 60, locale) }) : "",
    ),
  );
  return (
    <Card title={t("orders.next")}>
      <ol className={css["steps"]}>
        <li>{t(until === null ? "orders.nextMail" : "orders.nextMailDetails", { email: order.email })}</li>
        {until !== null && !order.confirm_late && (
          <li>{t("orders.nextConfirm", { until: formatDayTime(until, locale), email: order.email })}</li>
        )}
        {[...meetings, ...waits].map(
          ({ key, trip, value }) =>
            value !== "" && (
              <li key={`${key} ${value}`}>
                <span>
                  {trip && <strong>{tripName(trip, t)}. </strong>}
                  {value}
                </span>
              </li>
            ),
        )}
      </ol>
    </Card>
  );
}
