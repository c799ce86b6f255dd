import { useId, useState } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { formatOffset } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Check, ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { OrderHistory } from "#web/features/orders/history/order-history.tsx";
import { useNow } from "#web/lib/use-now.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./order-timeline.module.css";
import { timelineRows } from "./timeline-rows.ts";

/** So few steps of later trips are not worth a press. */
const FEW = 2;

/**
 * The line of time of an order, every step of it a stored fact or a term of what was sold; on a screen the steps of later trips come
 * when they are asked for.
 */
export function OrderTimeline({ order }: { readonly order: OrderView }) {
  const page = usePricedPage();
  const { t } = page;
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const now = useNow();
  const zones = new Set(order.trips.map(({ start }) => start.timezone));
  const [zone = "UTC"] = zones;
  const clock =
    zones.size > 1 ? t("orders.localTimes") : t("orders.pass.clock", { zone: formatOffset(zone, new Date(now)) });
  const rows = timelineRows(order, now, page);
  const later = rows.filter(({ isLater }) => isLater);
  const isFoldable = later.length > FEW;
  const isFolded = isFoldable && !isWhole;
  // What is left is of one trip, so that its name is not said on every line.
  const named = new Set(rows.flatMap(({ isLater, trips }) => (isLater || trips === "" ? [] : [trips])));
  return (
    <Card title={t(rows.some(({ state }) => state === "ahead") ? "orders.next" : "orders.line.past")} aside={clock}>
      <ol id={id} data-folded={isFolded || undefined} data-alone={(isFolded && named.size === 1) || undefined}>
        {rows.map(({ key, state, mark, moment, trips, text, note, isLater }) => (
          <li key={key} className={css["step"]} data-state={state} data-mark={mark} data-later={isLater || undefined}>
            <span className={css["mark"]}>{state === "done" && <Icon glyph={Check} size={16} />}</span>
            <p className={css["words"]}>
              {moment !== "" && <strong>{moment}</strong>} {text}
              {trips !== "" && <em> · {trips}</em>}
              {note !== undefined && state !== "done" && <small>{note}</small>}
            </p>
          </li>
        ))}
      </ol>
      {isFoldable && (
        <p className={css["more"]}>
          <Button
            look="link"
            size="card"
            iconAfter={<Icon glyph={ChevronDown} size={16} />}
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole(!isWhole)}
          >
            {t("orders.line.more", {
              count: later.length,
              trips: [...new Set(later.map(({ trips }) => trips))].join(", "),
            })}
          </Button>
        </p>
      )}
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
