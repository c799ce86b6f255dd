import type { OrderView } from "#contract/orders/orders.ts";
import { isMet } from "#domain/booking/is-met.ts";
import { formatDuration } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./order-next.module.css";
import { perTrip } from "./per-trip.ts";

const WAIT = { both: "orders.nextWait", there: "orders.nextWaitThere", back: "orders.nextWaitBack" } as const;

/** What happens after a paid order, step by step. */
export function OrderNext({ order }: { readonly order: OrderView }) {
  const { t, locale } = usePage();
  const [first] = order.trips;
  const isMeeting = first !== undefined && isMet(first.start.kind, first.terms.included);
  const kind = !isMeeting ? "suburb" : first.start.kind === "station" ? "station" : "airport";
  const waits = perTrip(order.trips.map(({ terms }) => terms.free_waiting));
  return (
    <Card title={t("orders.next")}>
      <ol className={css["steps"]}>
        <li>{t("orders.nextMail", { email: order.email })}</li>
        <li>{t(`orders.nextMeet.${kind}`)}</li>
        {waits.map(
          ({ way, value }) =>
            value > 0 && <li key={way}>{t(WAIT[way], { time: formatDuration(value * 60, locale) })}</li>,
        )}
      </ol>
    </Card>
  );
}
