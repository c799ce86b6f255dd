import type { PhoneFault } from "#domain/booking/phone.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { formatDayTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import type { Page } from "#web/page/page.tsx";
import type { AccountRules } from "#web/trip/account-rules.ts";
import type { PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** What is wrong with a field: a message with its values. */
export type FormError = readonly [key: MessageKey, values?: MessageValues];

/** Checks one part of the form: errors by field, in the order of the screen. */
export type FormCheck<Id> = (
  offer: PickedOffer,
  draft: TripDraft,
  rules: AccountRules,
  phones: PhoneReading,
) => readonly (readonly [field: Id, error: FormError])[];

/** What is wrong with a phone number, in words. */
export function phoneError({ fault, ...numbers }: PhoneFault): FormError {
  return [`booking.phone.${fault}`, numbers];
}

/** The words of an error; a time in it is written as everywhere on the page. */
export function errorText([key, values = {}]: FormError, { t, locale }: Pick<Page, "t" | "locale">): string {
  const written = Object.entries(values).map(([name, value]) => {
    const time = parseLocalTime(String(value));
    return [name, time === undefined ? value : formatDayTime(time, locale)] as const;
  });
  return t(key, Object.fromEntries(written));
}

/** What every empty required field says. */
export const REQUIRED = ["DataForms.Forms.Error.Required"] as const satisfies FormError;
