import { isMet } from "#domain/booking/is-met.ts";
import { inLine } from "#domain/values/in-line.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { MessageRow } from "#server/modules/notifications/message/message.ts";
import { rideRows, row } from "#server/modules/notifications/message/trip-details.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import { costLineName, type OrderFacts, type TripFacts } from "#server/modules/orders/index.ts";
import { writtenPhone } from "#server/passengers/phone-plans.ts";
import { say } from "#server/say.ts";

/** Everything that whoever drives or dispatches a trip has to know of it besides its way, row by row. */
export function operatorTripRows(trip: TripFacts, locale: Locale): MessageRow[] {
  const { coordinator } = trip;
  const isSigned = isMet(trip.start.kind, trip.terms.included);
  const [comment = "", ...more] = trip.comment.split("\n").map(withoutLinks);
  const [first = "", ...others] = trip.passengers.map(({ name, phone }) => typed(name, writtenPhone(phone)));
  return [
    row(say(locale, "notifications.passengers"), first, ...others),
    row(say(locale, "orders.sign"), isSigned ? typed(trip.sign) : ""),
    ...rideRows(trip, "operator", locale),
    row(say(locale, "notifications.extras"), extraWords(trip, isSigned, locale)),
    row(say(locale, "notifications.comment"), comment, ...more),
    row(
      say(locale, "notifications.coordinator"),
      typed(coordinator.name, writtenPhone(coordinator.phone)),
      coordinator.number && say(locale, "notifications.coordinatorNumber", { number: typed(coordinator.number) }),
    ),
    row(say(locale, "notifications.viewers"), typed(...trip.viewers.map(writtenPhone))),
    row(say(locale, "notifications.internalNumber"), typed(trip.internalNumber)),
    row(say(locale, "notifications.bonusNumber"), typed(trip.bonusNumber)),
    row(say(locale, "orders.provider"), trip.provider?.[locale] ?? ""),
    row(say(locale, "notifications.cancelReason"), typed(trip.cancelReason)),
  ].filter(({ value }) => value !== "");
}

/** What the operator has to know of a whole order: where to write, in which language, and on whose account. */
export function operatorOrderRows({ customer, costCenter, internalNumber }: OrderFacts, locale: Locale): MessageRow[] {
  return [
    row(say(locale, "notifications.requestEmail"), customer.email),
    row(say(locale, "notifications.requestLanguage"), say(locale, `notifications.language.${customer.lang}`)),
    row(say(locale, "notifications.costCenter"), typed(costCenter)),
    row(say(locale, "notifications.internalNumber"), typed(internalNumber)),
  ].filter(({ value }) => value !== "");
}

/** What somebody typed, as one safe text. */
function typed(...parts: readonly string[]): string {
  return inLine(parts.map(withoutLinks));
}

/** Meeting that comes with every ride is none of a ride from a door, where nobody looks for a sign. */
function extraWords({ costLines }: TripFacts, isSigned: boolean, locale: Locale): string {
  const names = costLines
    .filter((line) => line.kind === "service" && (isSigned || line.category !== "table" || line.cost.amount > 0))
    .map((line) => costLineName(line, locale));
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count > 1 ? say(locale, "orders.lineTimes", { name, count }) : name;
    })
    .join(", ");
}
