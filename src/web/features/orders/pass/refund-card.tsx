import type { OrderView } from "#contract/orders/order-view.ts";
import { Card } from "#ui/card.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { EntryList } from "./entry-list.tsx";
import { moneyWords } from "./money-words.ts";
import css from "./refund-card.module.css";

/** The money of a cancelled order: what becomes of it, then the entries it follows from. */
export function RefundCard({ order }: { readonly order: OrderView }) {
  const page = usePricedPage();
  return (
    <Card title={page.t("orders.money.title")}>
      <div className={css["standing"]}>
        {moneyWords(order, page).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <EntryList order={order} />
    </Card>
  );
}
