import type { OrderView } from "#contract/orders/order-view.ts";
import { formatOffset } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { Check } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { OrderHistory } from "#web/features/orders/history/order-history.tsx";
import { useNow } from "#web/lib/use-now.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./order-timeline.module.css";
import { timelineRows } from "./timeline-rows.ts";

/** The line of time of an order, every step of it a stored fact or a term of what was sold. */
export function OrderTimeline({ order }: { readonly order: OrderView }) {
  const page = usePricedPage();
  const { t } = page;
  const now = useNow();
  const zones = new Set(order.trips.map(({ start }) => start.timezone));
  const [zone = "UTC"] = zones;
  const clock =
    zones.size > 1 ? t("orders.localTimes") : t("orders.pass.clock", { zone: formatOffset(zone, new Date(now)) });
  return (
    <Card title={t("orders.next")} aside={clock}>
      <ol className={css["line"]}>
        {timelineRows(order, now, page).map(({ key, state, mark, moment, trips, text, note }) => (
          <li key={key} className={css["step"]} data-state={state} data-mark={mark}>
            <span className={css["mark"]}>{state === "done" && <Icon glyph={Check} size={16} />}</span>
            <p className={css["words"]}>
              {moment !== "" && <strong>{moment}</strong>} {text}
              {trips !== "" && <em> · {trips}</em>}
              {note !== undefined && state !== "done" && <small>{note}</small>}
            </p>
          </li>
        ))}
      </ol>
      {/* An order whose people are no longer kept has no address. */}
      {order.email !== "" && (
        <p className={css["mail"]}>
          {t(order.confirm_by === null ? "orders.nextMail" : "orders.nextMailDetails", { email: order.email })}
        </p>
      )}
      <OrderHistory order={order} />
    </Card>
  );
}
