import { addMinutes } from "#domain/values/local-time.ts";
import type { YachtRequest } from "#domain/yachts/yacht-request.ts";
import { formatDay, formatDayTime, formatTime } from "#i18n/format.ts";
import type { Page } from "#web/page/page.tsx";

/** A request in words: the day, the time from when to when, and who comes; what is not set yet is empty. */
export function tripWords(request: YachtRequest, { t, locale }: Pick<Page, "t" | "locale">) {
  const { startDate, rentHours, passengersAmount, hasChildren } = request;
  const guests = t("yachts.guests", { count: passengersAmount });
  const party = `${guests}, ${t(hasChildren ? "yachts.withChildren" : "yachts.noChildren")}`;
  if (startDate === "") return { day: "", span: "", party, guests };
  const end = addMinutes(startDate, rentHours * 60);
  const isOver = end.slice(0, 10) !== startDate.slice(0, 10);
  const to = isOver ? formatDayTime(end, locale) : formatTime(end);
  return {
    day: formatDay(startDate, locale),
    span: t("yachts.span", { from: formatTime(startDate), to }),
    party,
    guests,
  };
}
