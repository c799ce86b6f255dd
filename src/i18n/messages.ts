import enAccounts from "#i18n/messages/en/accounts.json" with { type: "json" };
import enBooking from "#i18n/messages/en/booking.json" with { type: "json" };
import enCommon from "#i18n/messages/en/common.json" with { type: "json" };
import enConsole from "#i18n/messages/en/console.json" with { type: "json" };
import enErrors from "#i18n/messages/en/errors.json" with { type: "json" };
import enNotifications from "#i18n/messages/en/notifications.json" with { type: "json" };
import enOffers from "#i18n/messages/en/offers.json" with { type: "json" };
import enOrders from "#i18n/messages/en/orders.json" with { type: "json" };
import enPartners from "#i18n/messages/en/partners.json" with { type: "json" };
import enPass from "#i18n/messages/en/pass.json" with { type: "json" };
import enPayments from "#i18n/messages/en/payments.json" with { type: "json" };
import enPlaces from "#i18n/messages/en/places.json" with { type: "json" };
import enPrices from "#i18n/messages/en/prices.json" with { type: "json" };
import enRent from "#i18n/messages/en/rent.json" with { type: "json" };
import enSecurity from "#i18n/messages/en/security.json" with { type: "json" };
import enTariffs from "#i18n/messages/en/tariffs.json" with { type: "json" };
import enYachts from "#i18n/messages/en/yachts.json" with { type: "json" };
import ruAccounts from "#i18n/messages/ru/accounts.json" with { type: "json" };
import ruBooking from "#i18n/messages/ru/booking.json" with { type: "json" };
import ruCommon from "#i18n/messages/ru/common.json" with { type: "json" };
import ruConsole from "#i18n/messages/ru/console.json" with { type: "json" };
import ruErrors from "#i18n/messages/ru/errors.json" with { type: "json" };
import ruNotifications from "#i18n/messages/ru/notifications.json" with { type: "json" };
import ruOffers from "#i18n/messages/ru/offers.json" with { type: "json" };
import ruOrders from "#i18n/messages/ru/orders.json" with { type: "json" };
import ruPartners from "#i18n/messages/ru/partners.json" with { type: "json" };
import ruPass from "#i18n/messages/ru/pass.json" with { type: "json" };
import ruPayments from "#i18n/messages/ru/payments.json" with { type: "json" };
import ruPlaces from "#i18n/messages/ru/places.json" with { type: "json" };
import ruPrices from "#i18n/messages/ru/prices.json" with { type: "json" };
import ruRent from "#i18n/messages/ru/rent.json" with { type: "json" };
import ruSecurity from "#i18n/messages/ru/security.json" with { type: "json" };
import ruTariffs from "#i18n/messages/ru/tariffs.json" with { type: "json" };
import ruYachts from "#i18n/messages/ru/yachts.json" with { type: "json" };

const ru = {
  ...ruCommon,
  ...ruPlaces,
  ...ruPrices,
  ...ruRent,
  ...ruBooking,
  ...ruAccounts,
  ...ruSecurity,
  ...ruOffers,
  ...ruOrders,
  ...ruPass,
  ...ruPayments,
  ...ruNotifications,
  ...ruErrors,
  ...ruTariffs,
  ...ruPartners,
  ...ruYachts,
  ...ruConsole,
};
const en = {
  ...enCommon,
  ...enPlaces,
  ...enPrices,
  ...enRent,
  ...enBooking,
  ...enAccounts,
  ...enSecurity,
  ...enOffers,
  ...enOrders,
  ...enPass,
  ...enPayments,
  ...enNotifications,
  ...enErrors,
  ...enTariffs,
  ...enPartners,
  ...enYachts,
  ...enConsole,
};

/** A language that lacks a text does not compile. */
const MESSAGES = { ru, en } satisfies Record<string, Record<keyof typeof ru, string>>;

/** The key of a text; the Russian files decide which keys exist. */
export type MessageKey = Extract<keyof typeof ru, string>;

/** All texts of a language by full key. */
export function messagesFor(locale: keyof typeof MESSAGES): Readonly<Record<string, string>> {
  return MESSAGES[locale];
}
