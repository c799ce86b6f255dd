import type { AcceptOfferBody, OfferView } from "#contract/orders/offers.ts";
import type { Consent } from "#domain/booking/consents.ts";
import { readEmail } from "#domain/booking/email.ts";
import { cleanLines, cleanText } from "#domain/booking/free-text.ts";
import { sentTypedPhone, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { DetailsDraft, WayDraft } from "./details-draft.ts";

/** The details as the call takes them, cleaned as the server cleans them. */
export function detailsBody(
  draft: DetailsDraft,
  {
    offer,
    phones,
    consents,
  }: { readonly offer: OfferView; readonly phones: PhoneReading; readonly consents: readonly Consent[] },
): AcceptOfferBody {
  const passenger = {
    name: cleanText(draft.name),
    phone: sentTypedPhone(draft.phone, phones),
    email: readEmail(draft.email),
  };
  return {
    trips: offer.ways.map((way, index) => ({
      ...endsBody(draft.ways[index], way),
      passengers: [passenger],
      adults_amount: draft.adults,
      children_amount: draft.children,
      luggage_amount: draft.luggage,
      ...(draft.sign.trim() !== "" && { text_tablet: cleanText(draft.sign) }),
      ...(draft.comment.trim() !== "" && { comment: cleanLines(draft.comment) }),
    })),
    pay_by: draft.payBy,
    consents: consents.map(({ document, version, lang }) => ({ document, version, lang })),
  };
}

type Ends = Pick<AcceptOfferBody["trips"][number], "start_location" | "finish_location">;

function endsBody(way: WayDraft | undefined, { from, to }: OfferView["ways"][number]): Ends {
  if (way === undefined) return { start_location: {} };
  const { fields } = way;
  const text = (name: string, value: string | undefined) =>
    value === undefined || value.trim() === "" ? {} : { [name]: value.trim() };
  const arrives = !way.isLater && from.kind !== "suburb";
  return {
    start_location: {
      time: `${way.pickupDay} ${way.pickupClock}`,
      address: [from.title, way.from.trim()].filter(Boolean).join(", "),
      ...(arrives && {
        ...text("flight_number", fields.arrivalNumber),
        ...text("terminal_number", fields.arrivalTerminal),
        ...text("train_number", fields.arrivalTrainNumber),
        ...text("train_carriage_number", fields.arrivalWagonTrainNumber),
      }),
      ...(way.isLater && from.kind !== "suburb" && { flight_later: true }),
    },
    finish_location: {
      address: [to.title, way.to.trim()].filter(Boolean).join(", "),
      ...(way.departureDay !== "" &&
        way.departureClock !== "" && { time: `${way.departureDay} ${way.departureClock}` }),
      ...text("flight_number", fields.departureNumber),
      ...text("terminal_number", fields.departureTerminal),
      ...text("train_number", fields.departureTrainNumber),
    },
  };
}
