import type { OrderView } from "#contract/orders/order-view.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { usePage } from "#web/page/page.tsx";
import { PriceLineTable } from "./price-line-table.tsx";
import css from "./price-lines.module.css";

/** The price breakdown of an order's rides as sold, closed at first. */
export function SoldLines({ trips }: { readonly trips: OrderView["trips"] }) {
  const { t } = usePage();
  const sold = trips.flatMap((trip) => {
    const lines = wholeTrip(trip);
    if (lines === null) return [];
    const caption = trips.length > 1 ? tripName(trip, t, "short") : undefined;
    return [{ key: trip.order_id, lines, caption }];
  });
  if (sold.length === 0) return null;
  return (
    <Disclosure look="link" summary={t("prices.lines")}>
      <div className={css["rides"]}>
        {sold.map(({ key, ...table }) => (
          <div key={key}>
            <PriceLineTable {...table} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

/** The lines of a trip's ride with those of everything sold beside it, so that they add up to what the trip costs. */
function wholeTrip({ lines, price_lines: ride, price }: OrderView["trips"][number]) {
  if (ride === null) return null;
  const others = lines
    .filter(({ kind, price: amount }) => kind !== "ride" && amount !== 0)
    .map(({ kind, name, price: amount }) => ({ kind, title: name, quantity: null, amount, currency: ride.currency }));
  return { ...ride, lines: [...ride.lines, ...others], total: price };
}
