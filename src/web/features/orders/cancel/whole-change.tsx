import type { OrderView } from "#contract/orders/order-view.ts";
import { Button } from "#ui/button.tsx";
import { usePage } from "#web/page/page.tsx";
import { sharesForm } from "./shares-form.ts";
import { useChangeLink } from "./use-change-link.ts";

/** Leads to the form that changes the way there and the way back together; nothing where each car is changed alone. */
export function WholeChange({ trips }: { readonly trips: OrderView["trips"] }) {
  const { t } = usePage();
  const link = useChangeLink();
  const [first] = trips;
  if (first === undefined || !sharesForm(trips)) return null;
  return (
    <Button wide {...link(first.order_id)}>
      {t("orders.change")}
    </Button>
  );
}
