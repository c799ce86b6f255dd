import { LINK_PARTS_MOST, TEXT_PARTS_MOST, textParts } from "#domain/orders/text-parts.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { formatDayTime } from "#i18n/format.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import type { TextKind } from "#server/modules/notifications/texts/text-kinds.ts";
import type { TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/**
 * A text message about some trips of an order; what does not fit is left out, the least needed first. It repeats nothing that a
 * traveller has typed. Only a customer without an e-mail gets the link: whoever follows a trip may not change it.
 */
export function textWords(
  kind: TextKind,
  told: ToldOrder,
  trips: readonly TripFacts[],
  locale: Locale,
  link = "",
): string {
  const [first, ...others] = trips;
  if (first === undefined) return "";
  const { name } = first.start;
  const moment = formatDayTime(first.pickup.local, locale);
  const more = others.length === 0 ? "" : say(locale, "notifications.text.more", { count: others.length });
  const place = name === undefined ? "" : nameIn(name, locale);
  const { phone } = told.seller[locale];
  const contact = phone === undefined ? "" : say(locale, "notifications.text.contact", { phone });
  const number = told.order.orderId;
  const written = (where: string, end: string): string => {
    const when = [moment, where, more].filter(Boolean).join(", ");
    const text = say(locale, `notifications.${kind}`, { when, number, driver: driverWords(trips) });
    return [text, end, link]
      .filter(Boolean)
      .join(" ")
      .replace(/[\u00a0\u202f]/g, " ");
  };
  const versions = [written(place, contact), written("", contact), written("", "")];
  const most = link === "" ? TEXT_PARTS_MOST : LINK_PARTS_MOST;
  return versions.find((text) => textParts(text) <= most) ?? versions.at(-1) ?? "";
}

/** Who drives, with what a traveller finds them by; typed by the staff. */
function driverWords(trips: readonly TripFacts[]): string {
  const named = trips.flatMap(({ driver }) =>
    driver === undefined ? [] : [driver.name, driver.phone, driver.car, driver.plate].filter(Boolean).join(", "),
  );
  return withoutLinks([...new Set(named)].join("; "));
}
