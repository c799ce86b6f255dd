import { emailFault } from "#domain/booking/email.ts";
import { surplusLength, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { typedPhoneFault, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { YachtContact } from "./kept-yacht.ts";

/** What is wrong with a request, by its fields in the order of the form. */
export type YachtFaults = ReadonlyMap<
  "wishes" | keyof YachtContact,
  readonly [key: MessageKey, values?: MessageValues]
>;

/** Of these a field says at once that its text is longer than is kept, and keeps the text. */
const LONGEST = { wishes: TEXT_LIMITS.comment, name: TEXT_LIMITS.name } as const;

/**
 * Checks who asks, and the wishes. A phone or an e-mail is enough, and one is needed; that none is there is said at the first of the two,
 * after the first try to send.
 */
export function yachtFaults(
  texts: YachtContact & { readonly wishes: string },
  phones: PhoneReading,
  tried: boolean,
): YachtFaults {
  const phone = tried && texts.phone.trim() !== "" ? typedPhoneFault(texts.phone, phones) : undefined;
  const email = tried && texts.email.trim() !== "" ? emailFault(texts.email) : undefined;
  const isNobody = tried && texts.phone.trim() === "" && texts.email.trim() === "";
  const faults: (readonly [keyof typeof texts, readonly [MessageKey, MessageValues?]] | undefined)[] = [
    tooLong("wishes"),
    tooLong("name"),
    isNobody ? ["phone", ["yachts.needContact"]] : phone && ["phone", [`booking.phone.${phone.fault}`, { ...phone }]],
    email && ["email", [`booking.email.${email}`]],
  ];
  return new Map(faults.filter((fault) => fault !== undefined));

  function tooLong(field: keyof typeof LONGEST) {
    const most = LONGEST[field];
    const count = surplusLength(texts[field], most);
    return count === undefined ? undefined : ([field, ["booking.tooLong", { most, count }]] as const);
  }
}
