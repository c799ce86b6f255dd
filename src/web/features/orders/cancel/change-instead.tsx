import type { OrderView } from "#contract/orders/order-view.ts";
import { formatDayTime } from "#i18n/format.ts";
import { CalendarClock, ChevronRight } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./cancel-sheet.module.css";
import { useChangeLink } from "./use-change-link.ts";

/** Leads to another time, which half of those who cancel want; nothing where the ride can be changed no more. */
export function ChangeInstead({ trip }: { readonly trip: OrderView["trips"][number] }) {
  const { t, locale } = usePage();
  const link = useChangeLink();
  const now = localTimeIn(trip.start.timezone, useNow());
  const until = trip.change?.ride === true ? trip.change.ride_until : null;
  // The order may have been read before that moment.
  if (until === null || until <= now) return null;
  return (
    <a className={css["change"]} {...link(trip.order_id)}>
      <Icon glyph={CalendarClock} size={24} />
      <span>
        <strong>{t("orders.plans.time")}</strong>
        <small>{t("orders.plans.timeFree", { moment: formatDayTime(until, locale) })}</small>
      </span>
      <Icon glyph={ChevronRight} size={20} />
    </a>
  );
}
