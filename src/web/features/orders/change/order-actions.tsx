import { useSearch } from "wouter";
import type { OrderView } from "#contract/orders/orders.ts";
import { pageSearch } from "#contract/search-address.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import { withSearch } from "#web/page/with-search.ts";
import { changeUntil } from "./change-until.ts";
import css from "./order-actions.module.css";

/** Leads from an order to its change, with until when that is possible or why it is not, and to ordering the same once more. */
export function OrderActions({ order }: { readonly order: OrderView }) {
  const page = usePage();
  const { t } = page;
  const link = useLink();
  const search = pageSearch(useSearch());
  const { trips } = order;
  const open = trips.filter(({ change }) => change?.details);
  const [first] = open;
  const isWhole = open.length === trips.length;
  // The way there and the way back stand on one form; several cars are changed one by one.
  const buttons = isWhole && trips.length <= 2 && trips.every(({ cars }) => cars === 1) && first ? [first] : open;
  const form = (action: "change" | "repeat", orderId: number) =>
    link(`/prices${withSearch(search, { action, order_id: String(orderId) })}`);
  return (
    <>
      {order.state !== "cancelled" && trips.some(({ change }) => change) && (
        <Card label={t("orders.change")}>
          <div className={css["actions"]}>
            {buttons.map((trip) => (
              <Button key={trip.order_id} wide {...form("change", trip.order_id)}>
                {isWhole && buttons.length === 1
                  ? t("orders.change")
                  : t("orders.changeTrip", { trip: tripName(trip, t) })}
              </Button>
            ))}
            {trips.map(
              (trip) =>
                trip.change && (
                  <p key={trip.order_id} className={css["until"]}>
                    {trips.length > 1 && <strong>{tripName(trip, t, "short")}</strong>}
                    {changeUntil(trip.change, page)}
                  </p>
                ),
            )}
          </div>
        </Card>
      )}
      <Button wide look={order.lapsed ? "primary" : undefined} {...form("repeat", order.order_id)}>
        {t(order.lapsed ? "orders.again" : "orders.repeat")}
      </Button>
    </>
  );
}
