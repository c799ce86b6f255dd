import type { OfferView } from "#contract/orders/offers.ts";
import { askedTripFields } from "#domain/booking/asked-trip-fields.ts";
import { checkPassenger } from "#domain/booking/check-passenger.ts";
import { emailFault } from "#domain/booking/email.ts";
import { cleanText, namedText } from "#domain/booking/free-text.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { typedPhoneFault, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { DetailsDraft } from "./details-draft.ts";

type Words = readonly [key: MessageKey, values?: MessageValues];

/** What is wrong with the details of an offer, by the ids of its fields in the order of the page. */
export type DetailsFaults = ReadonlyMap<string, Words>;

type Asked = {
  readonly offer: OfferView;
  readonly phones: PhoneReading;
  /** Whether a box for personal data must be ticked. */
  readonly asksConsent: boolean;
};

/** Checks the details by the rules of the booking form: what a way asks for, whom to meet, and how many fit. */
export function detailsFaults(draft: DetailsDraft, { offer, phones, asksConsent }: Asked): DetailsFaults {
  const faults = new Map<string, Words>();
  for (const [index, way] of offer.ways.entries()) {
    const typed = draft.ways[index];
    if (typed === undefined) continue;
    const id = (field: string) => `offer-${index}-${field}`;
    const start = way.from.kind;
    const finish = way.to.kind;
    for (const { field, isRequired } of askedTripFields({ start, finish }, typed.isLater)) {
      if (!isRequired) continue;
      if (field === "dateArrival") {
        if (typed.pickupDay === "") faults.set(id("pickupDay"), [`booking.need.date.${start}`]);
        else if (index === 0 && offer.day !== null && typed.pickupDay !== offer.day)
          faults.set(id("pickupDay"), ["offers.otherDay"]);
        if (typed.pickupClock === "") faults.set(id("pickupClock"), [`booking.need.time.${start}`]);
      } else if (field === "dateDeparture") {
        if (finish === "suburb") continue;
        if (typed.departureDay === "") faults.set(id("departureDay"), [`booking.need.departureDate.${finish}`]);
        if (typed.departureClock === "") faults.set(id("departureClock"), [`booking.need.departureTime.${finish}`]);
      } else if (cleanText(typed.fields[field] ?? "") === "") {
        faults.set(id(field), [`offers.need.${field}`]);
      }
    }
    if (start === "suburb" && typed.from.trim() === "") faults.set(id("from"), ["booking.need.pickup"]);
  }
  const person = { ...draft, name: namedText(draft.name) };
  const { name, phone, email } = checkPassenger(person, "natural", (text) => typedPhoneFault(text, phones), emailFault);
  if (name) faults.set("offer-name", ["booking.need.name"]);
  if (phone)
    faults.set(
      "offer-phone",
      phone === "required" ? ["booking.need.phone"] : [`booking.phone.${phone.fault}`, { ...phone }],
    );
  if (email) faults.set("offer-email", [email === "required" ? "booking.need.email" : `booking.email.${email}`]);
  if (draft.adults + draft.children > offer.car.capacity)
    faults.set("offer-adults", ["booking.people.adultsAmount", { count: offer.car.capacity }]);
  if (asksConsent && !draft.agrees) faults.set("offer-agrees", ["booking.agree.consentError"]);
  return faults;
}
