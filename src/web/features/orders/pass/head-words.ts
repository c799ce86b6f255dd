import type { OrderView } from "#contract/orders/order-view.ts";
import { isMet } from "#domain/booking/is-met.ts";
import { HOUR_MS } from "#domain/values/durations.ts";
import { wallMs, type LocalTime } from "#domain/values/local-time.ts";
import { dateFormat, formatDate, formatDuration, formatOffset, formatTime, languageTag } from "#i18n/format.ts";
import { nearDay } from "#i18n/near-day.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import type { Page } from "#web/page/page.tsx";
import { momentIn } from "./next-trip.ts";

type Trip = Pick<OrderView["trips"][number], "pickup_time" | "start" | "state" | "terms">;
type Words = Pick<Page, "t" | "locale">;

/** Nearer than this, hours and minutes are counted instead of days. */
const HOURS_WITHIN_MS = 48 * HOUR_MS;

/** The next true sentence of a confirmed trip: when and how it begins for its cars, or where it stands. */
export function nextWords(trip: Trip, cars: number, now: number, { t, locale }: Words): string {
  if (trip.state === "completed") return t("orders.pass.completed");
  if (trip.state === "under-way") return t("orders.pass.underWay");
  const { start, pickup_time: pickup, terms } = trip;
  const when = dayAndTime(pickup, now, start.timezone, { t, locale });
  const words =
    momentIn(pickup, start.timezone) <= now ? "begun" : isMet(start.kind, terms.included) ? "met" : "atDoor";
  const said = t(`orders.pass.${words}`, { when, count: cars });
  return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
}

/** How long it still is until a trip begins, on whose clock; nothing once it has begun. */
export function countdown({ pickup_time: pickup, start, state }: Trip, now: number, { t, locale }: Words): string {
  const left = momentIn(pickup, start.timezone) - now;
  if (left <= 0 || state === "under-way" || state === "completed") return "";
  const zone = formatOffset(start.timezone, new Date(now + left));
  const time =
    left < HOURS_WITHIN_MS
      ? t("orders.pass.in", { time: formatDuration(left / 1000, locale) })
      : new Intl.RelativeTimeFormat(languageTag(locale)).format(Math.round(left / (24 * HOUR_MS)), "day");
  return t("orders.pass.countdown", { time: time.charAt(0).toLocaleUpperCase(locale) + time.slice(1), zone });
}

/** «завтра в 18:40», "on 26 November at 18:40". */
function dayAndTime(local: LocalTime, now: number, zone: string, { t, locale }: Words): string {
  const today = localTimeIn(zone, now);
  const near = nearDay(local, today, locale);
  const time = formatTime(local);
  if (near !== undefined) return t("orders.pass.nearDay", { day: near, time });
  const days = dateFormat(languageTag(locale), { day: "numeric", month: "long", timeZone: "UTC" });
  const isThisYear = local.slice(0, 4) === today.slice(0, 4);
  const day = isThisYear ? days.format(wallMs(local)).replace(" ", "\u00A0") : formatDate(local, locale);
  return t("orders.pass.onDay", { day, time });
}
