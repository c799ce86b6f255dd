import type { OrderView } from "#contract/orders.ts";
import { formatDuration } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/lib/page.tsx";
import css from "./order-next.module.css";

/** What happens after a paid order, step by step. */
export function OrderNext({ order }: { readonly order: OrderView }) {
  const { t, locale } = usePage();
  const [first] = order.trips;
  const kind = first?.start.kind === "airport" || first?.start.kind === "station" ? first.start.kind : "suburb";
  const waiting = first?.terms.free_waiting ?? 0;
  return (
    <Card title={t("orders.next")}>
      <ol className={css["steps"]}>
        <li>{t("orders.nextMail", { email: order.email })}</li>
        <li>{t(`orders.nextMeet.${kind}`)}</li>
        {waiting > 0 && <li>{t("orders.nextWait", { time: formatDuration(waiting * 60, locale) })}</li>}
      </ol>
    </Card>
  );
}
