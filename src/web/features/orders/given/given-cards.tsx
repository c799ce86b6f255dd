import type { OrderView } from "#contract/orders/order-view.ts";
import { tripName } from "#i18n/trip-name.ts";
import { sharesForm } from "#web/features/orders/cancel/shares-form.ts";
import { usePage } from "#web/page/page.tsx";
import { GivenCard } from "./given-card.tsx";
import { peopleLines, tripLines } from "./given-lines.ts";

/**
 * Everything that was given with an order: a card for each trip, and where the way there and the way back are changed on one form, one
 * for the people of both.
 */
export function GivenCards({ order }: { readonly order: OrderView }) {
  const page = usePage();
  const { t } = page;
  const { trips } = order;
  const [first] = trips;
  const isShared = first !== undefined && sharesForm(trips) && samePeople(trips);
  return (
    <>
      {isShared && <GivenCard title={t("orders.given.people")} trip={first} lines={peopleLines(first, page)} />}
      {trips.map((trip, index) => (
        <GivenCard
          key={trip.order_id}
          title={trips.length > 1 ? t("orders.given.ofTrip", { trip: tripName(trip, t) }) : t("orders.given.title")}
          trip={trip}
          lines={[...(isShared ? [] : peopleLines(trip, page)), ...tripLines(trip, isShared ? index : 0, page)]}
        />
      ))}
    </>
  );
}

/** What was said of the people holds for every trip. */
function samePeople(trips: OrderView["trips"]): boolean {
  const [first, ...others] = trips.map(({ given }) =>
    JSON.stringify({ ...given, internal_number: "", carriage_number: "" }),
  );
  return others.every((people) => people === first);
}
