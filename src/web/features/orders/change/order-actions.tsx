import { useSearch } from "wouter";
import type { OrderView } from "#contract/orders/orders.ts";
import { pageSearch } from "#contract/search-address.ts";
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
  const isRound = trips.length > 1;
  const open = trips.filter(({ change }) => change?.details);
  const [first] = open;
  const isWhole = open.length === trips.length;
  const says = isWhole ? "orders.change" : first === trips[0] ? "orders.changeThere" : "orders.changeBack";
  const form = (action: "change" | "repeat", orderId: number) =>
    link(`/prices${withSearch(search, { action, order_id: String(orderId) })}`);
  return (
    <>
      {order.state !== "cancelled" && trips.some(({ change }) => change) && (
        <Card label={t("orders.change")}>
          <div className={css["actions"]}>
            {first && (
              <Button wide {...form("change", first.order_id)}>
                {t(says)}
              </Button>
            )}
            {trips.map(
              ({ order_id: id, change }, index) =>
                change && (
                  <p key={id} className={css["until"]}>
                    {isRound && <strong>{t(index === 0 ? "orders.there" : "orders.back")}</strong>}
                    {changeUntil(change, page)}
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
