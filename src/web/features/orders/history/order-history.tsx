import type { OrderView } from "#contract/orders/order-view.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { historyRows } from "./history-rows.ts";
import css from "./order-history.module.css";

/** The whole history of an order, folded: who did what, when and why. */
export function OrderHistory({ order }: { readonly order: OrderView }) {
  const page = usePricedPage();
  return (
    <Disclosure look="link" summary={page.t("orders.history.all")}>
      <ol className={css["rows"]}>
        {historyRows(order, page).map(({ at, when, text, trip, by }) => (
          <li key={`${at} ${trip} ${text}`}>
            <small>{when}</small>
            <span>
              {text}
              {trip !== "" && ` · ${trip}`}
              {by !== "" && <em> · {by}</em>}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
