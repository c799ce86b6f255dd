import type { RequestRowView } from "#contract/console/requests/request-views.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDay, formatTime } from "#i18n/format.ts";
import type { Console } from "#web/console/app/console.tsx";
import { timeLeft } from "#web/console/board/time-left.ts";

type Words = Pick<Console, "t"> & { readonly locale: Locale };

/** What a request asks for, in one line: both ends of a way, or the place of a yacht. */
export function requestTitle({ way, yacht }: Pick<RequestRowView, "way" | "yacht">): string {
  return way === null ? (yacht?.place ?? "") : `${way.from} → ${way.to}`;
}

/** When it is wanted, and for how long or how many. */
export function requestWhen({ way, yacht }: Pick<RequestRowView, "way" | "yacht">, { t, locale }: Words): string {
  if (way !== null)
    return [
      way.day === null ? t("console.requests.anyDay") : formatDay(way.day, locale),
      way.round_trip ? t("console.requests.bothWays") : "",
    ]
      .filter(Boolean)
      .join(", ");
  if (yacht === null) return "";
  const at = yacht.has_time ? `, ${formatTime(yacht.starts)}` : "";
  return [
    `${formatDay(yacht.starts, locale)}${at}`,
    t("console.requests.hours", { count: yacht.hours }),
    t("console.requests.guests", { count: yacht.guests }),
  ].join(" · ");
}

/** How long something has been or will be, in the fewest words. */
export function span(at: number, now: number, t: Console["t"]): string {
  const { key, values } = timeLeft(at, now);
  return t(key === "hours" ? "console.requests.span" : `console.left.${key}`, { ...values, sign: "" });
}

/** How long ago something was asked. */
export function agoWords(at: number, now: number, t: Console["t"]): string {
  return now - at < 60_000 ? t("console.requests.justNow") : t("console.requests.ago", { time: span(at, now, t) });
}

/** Until when an answer was promised, or how late it is; nothing once there is one. */
export function promiseWords(
  { state, promised_until: until }: Pick<RequestRowView, "state" | "promised_until">,
  now: number,
  t: Console["t"],
): { readonly text: string; readonly isLate: boolean } | undefined {
  if (state !== "new") return undefined;
  const isLate = until < now;
  return {
    text: t(isLate ? "console.requests.late" : "console.requests.answerIn", { time: span(until, now, t) }),
    isLate,
  };
}
