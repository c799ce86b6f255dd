import type { OrderView } from "#contract/orders/order-view.ts";
import { tripName } from "#i18n/trip-name.ts";
import { usePage } from "#web/page/page.tsx";
import { ContactCard } from "./contact-card.tsx";
import css from "./other-passes.module.css";
import type { OrderTripView } from "./timeline-step.ts";
import { TravelPass } from "./travel-pass.tsx";

type OtherPassesProps = {
  readonly order: OrderView;
  /** The trip whose pass is on the screen. */
  readonly shown: OrderTripView;
};

/** On paper alone: the passes of the other cars and trips, a sheet for each, so that everybody can carry their own. */
export function OtherPasses({ order, shown }: OtherPassesProps) {
  const { t } = usePage();
  const number = t("orders.number", { number: String(order.order_id) });
  return order.trips.map(
    (trip) =>
      trip !== shown &&
      trip.cancel_fee === null && (
        <section key={trip.order_id} className={css["sheet"]}>
          <p className={css["number"]}>{number}</p>
          <TravelPass order={order} trip={trip} name={tripName(trip, t)} />
          <ContactCard number={number} />
        </section>
      ),
  );
}
