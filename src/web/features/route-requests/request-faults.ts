import { checkPassenger } from "#domain/booking/check-passenger.ts";
import { emailFault } from "#domain/booking/email.ts";
import { namedText, surplusLength, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { typedPhoneFault, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { RequestDraft } from "./request-draft.ts";

type Words = readonly [key: MessageKey, values?: MessageValues];

/** What is wrong with a request, by its fields in the order of the form. */
export type RequestFaults = ReadonlyMap<Exclude<keyof RequestDraft, "date">, Words>;

/** Of these a field says at once that its text is longer than is kept, and keeps the text. */
const LONGEST = { name: TEXT_LIMITS.name, text: TEXT_LIMITS.comment } as const;

/** Checks a request; before the first try to send it only texts that are too long are wrong. */
export function requestFaults(draft: RequestDraft, phones: PhoneReading, tried: boolean): RequestFaults {
  const named = { ...draft, name: namedText(draft.name) };
  const wrong = checkPassenger(named, "natural", (typed) => typedPhoneFault(typed, phones), emailFault);
  const { name, phone, email } = tried ? wrong : {};
  const faults: (readonly [Exclude<keyof RequestDraft, "date">, Words] | undefined)[] = [
    name && ["name", ["prices.request.need.name"]],
    tooLong("name"),
    phone && [
      "phone",
      phone === "required" ? ["prices.request.need.phone"] : [`booking.phone.${phone.fault}`, { ...phone }],
    ],
    email && ["email", [email === "required" ? "prices.request.need.email" : `booking.email.${email}`]],
    tooLong("text"),
  ];
  return new Map(faults.filter((fault) => fault !== undefined));

  function tooLong(field: keyof typeof LONGEST): readonly [keyof typeof LONGEST, Words] | undefined {
    const most = LONGEST[field];
    const count = surplusLength(draft[field], most);
    return count === undefined ? undefined : [field, ["booking.tooLong", { most, count }]];
  }
}
