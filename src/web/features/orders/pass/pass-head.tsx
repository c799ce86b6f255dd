import type { ReactNode } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { formatDayTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Badge } from "#ui/badge.tsx";
import { Check, Clock } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useNow } from "#web/lib/use-now.ts";
import { usePage } from "#web/page/page.tsx";
import { countdown, nextWords } from "./head-words.ts";
import css from "./pass-head.module.css";
import type { OrderTripView } from "./timeline-step.ts";

type PassHeadProps = {
  readonly order: OrderView;
  /** The trip that the page is about now. */
  readonly trip: OrderTripView;
  /** What can be taken along. */
  readonly files: ReactNode;
  /** How the order as a whole stands. */
  readonly standing: { readonly title: MessageKey; readonly note?: MessageKey };
};

/** Where a settled order stands, and what happens next, with the time until then. */
export function PassHead({ order, trip, standing, files }: PassHeadProps) {
  const page = usePage();
  const { t, locale } = page;
  const now = useNow();
  const said = { until: order.confirm_by === null ? "" : formatDayTime(order.confirm_by, locale), email: order.email };
  const isWaiting = order.confirm_by !== null;
  const together = order.trips.filter((other) => other.cancel_fee === null && other.pickup_time === trip.pickup_time);
  return (
    <header className={css["head"]}>
      <div>
        <h1>
          <span className={css["state"]}>
            <Badge look={isWaiting ? "warning" : "soft"} icon={<Icon glyph={isWaiting ? Clock : Check} />}>
              {isWaiting ? t("orders.pass.waiting") : t(standing.title)}
            </Badge>{" "}
            <span className={css["number"]}>{t("orders.number", { number: String(order.order_id) })}</span>
          </span>{" "}
          {isWaiting ? t(standing.title, said) : nextWords(trip, together.length, now, page)}
        </h1>
        <p className={css["note"]}>
          {isWaiting ? standing.note && t(standing.note, said) : countdown(trip, now, page)}
        </p>
      </div>
      {files}
    </header>
  );
}
