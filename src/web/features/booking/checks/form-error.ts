import { surplusLength } from "#domain/booking/free-text.ts";
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

/** Fields of stops whose text names no place yet, in the order in which they were typed. */
export type TypedStops = readonly `place-stop-${number}`[];

/** Checks one part of the form: errors by field, in the order of the screen. */
export type FormCheck<Id> = (
  offer: PickedOffer,
  draft: TripDraft,
  rules: AccountRules,
  phones: PhoneReading,
  typedStops?: TypedStops,
) => readonly (readonly [field: Id, error: FormError])[];

/** What is wrong with a phone number, in words. */
export function phoneError({ fault, ...numbers }: PhoneFault): FormError {
  return [`booking.phone.${fault}`, numbers];
}

/** A text longer than is kept: it says so while it is typed, and stays until it is mended. */
export const TOO_LONG: MessageKey = "booking.tooLong";

/** The error of a field whose text is longer than is kept. */
export function tooLong<Id>(field: Id, text: string, most: number): readonly (readonly [Id, FormError])[] {
  const count = surplusLength(text, most);
  return count === undefined ? [] : [[field, [TOO_LONG, { most, count }]]];
}

/** The words of an error; a time in it is written as everywhere on the page. Without words it says that there is one. */
export function errorText([key, values = {}]: FormError, page: Pick<Page, "t" | "tIfKnown" | "locale">): string {
  const { t, tIfKnown, locale } = page;
  const known = [key, REQUIRED].find((one) => tIfKnown(one, "") !== "");
  if (known === undefined) return WORDLESS[locale];
  const written = Object.entries(values).map(([name, value]) => {
    const time = parseLocalTime(String(value));
    return [name, time === undefined ? value : formatDayTime(time, locale)] as const;
  });
  return t(known, Object.fromEntries(written));
}

/** Stands in where an error has no words of its own. */
const REQUIRED: MessageKey = "DataForms.Forms.Error.Required";

/** Stands in where there are no words at all, as the specification quotes it. */
const WORDLESS: Readonly<Record<Page["locale"], string>> = { ru: "Ошибка", en: "Error" };
