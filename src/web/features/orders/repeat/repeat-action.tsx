import type { OrderView } from "#contract/orders/order-view.ts";
import { Button } from "#ui/button.tsx";
import { useChangeLink } from "#web/features/orders/cancel/use-change-link.ts";
import { usePage } from "#web/page/page.tsx";

/** Leads from an order to ordering the same once more. */
export function RepeatAction({ order }: { readonly order: OrderView }) {
  const { t } = usePage();
  const link = useChangeLink();
  return (
    <Button wide look={order.lapsed ? "primary" : undefined} {...link(order.order_id, "repeat")}>
      {t(order.lapsed ? "orders.again" : "orders.repeat")}
    </Button>
  );
}
