import type { OrderView } from "#contract/orders/order-view.ts";
import { Button } from "#ui/button.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./forget-order.module.css";
import { useForgetOrder } from "./use-forget-order.ts";

/** Says that this device opens the order without its link, and lets it be forgotten. */
export function ForgetOrder({ order }: { readonly order: OrderView }) {
  const { t } = usePage();
  const forget = useForgetOrder();
  if (!order.kept_here) return null;
  return (
    <div className={css["forget"]}>
      <p className={css["note"]}>{t("orders.keptHere")}</p>
      <Button look="link" busy={forget.isPending} onClick={() => forget.mutate(order.order_id)}>
        {t("orders.forget")}
      </Button>
      <p className={css["failed"]} role="alert">
        {forget.isError && t("orders.forgetFailed")}
      </p>
    </div>
  );
}
