import type { OrderView } from "#contract/orders/order-view.ts";
import { formatDayTime, formatTime } from "#i18n/format.ts";
import type { Page } from "#web/page/page.tsx";

/** What may still be changed in a trip. */
export type ChangeWindow = NonNullable<OrderView["trips"][number]["change"]>;

/** What of a trip can be changed and until when, or why nothing can, in words. */
export function changeUntil({ ride, details, notice, ...until }: ChangeWindow, { t, locale }: Page): string {
  const why = notice === null ? "" : `${notice}.`;
  if (!details) return why;
  const { ride_until: whole, details_until: rest } = until;
  const moment = (local: string) => formatDayTime(local, locale);
  if (!ride || whole === null) return `${why} ${t("booking.draft.until.rest", { rest: moment(rest) })}`.trim();
  if (whole === rest) return t("booking.draft.until.all", { rest: moment(rest) });
  const isSameDay = whole.slice(0, 10) === rest.slice(0, 10);
  return t("booking.draft.until.both", { ride: moment(whole), rest: isSameDay ? formatTime(rest) : moment(rest) });
}
