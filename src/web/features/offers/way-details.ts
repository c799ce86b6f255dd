import type { OfferView, AcceptOfferBody } from "#contract/requests/offers.ts";
import { type TripField, askedTripFields } from "#domain/booking/asked-trip-fields.ts";
import type { Consent } from "#domain/booking/consents.ts";
import { readEmail } from "#domain/booking/email.ts";
import { cleanText, cleanLines } from "#domain/booking/free-text.ts";
import type { PayBy } from "#domain/orders/pay-by.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { type PhoneReading, sentTypedPhone } from "#web/trip/phone/typed-phone.ts";
import { contactFaults, type DetailsFaults, type FaultWords } from "./details-faults.ts";

/** What is typed for one way of an offer. */
export interface WayDraft {
  /** Texts of fields by their names; of a moment the day and the clock apart. */
  readonly fields: Readonly<Partial<Record<TripField, string>>>;
  readonly pickupDay: string;
  readonly pickupClock: string;
  readonly departureDay: string;
  readonly departureClock: string;
  readonly isLater: boolean;
  readonly from: string;
  readonly to: string;
}

/** What is typed to accept an offer. */
export interface WayDetails {
  readonly ways: readonly WayDraft[];
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly adults: number;
  readonly children: number;
  readonly luggage: number;
  readonly sign: string;
  readonly comment: string;
  readonly payBy: PayBy;
  readonly agrees: boolean;
}

const nameOf = (offerId: number): string => `offer-details-${offerId}`;

const NO_WAY: WayDraft = {
  fields: {},
  pickupDay: "",
  pickupClock: "",
  departureDay: "",
  departureClock: "",
  isLater: false,
  from: "",
  to: "",
};

/** What was typed for an offer in this tab; at first what the request has said already. */
export function storedWayDetails(offer: OfferView): WayDetails {
  const first: WayDetails = {
    ways: offer.ways.map((_, way) => ({ ...NO_WAY, pickupDay: way === 0 ? (offer.day ?? "") : "" })),
    ...offer.contact,
    adults: 1,
    children: 0,
    luggage: 0,
    sign: "",
    comment: offer.wish,
    payBy: offer.pay_by[0] ?? "card",
    agrees: false,
  };
  const stored = readStored("session", nameOf(offer.offer_id));
  const known = typeof stored === "object" && stored !== null ? (stored as Partial<WayDetails>) : {};
  const fits = known.ways?.length === first.ways.length;
  return fits ? { ...first, ...known, agrees: false } : first;
}

/** Keeps what is typed as long as the tab lives: it has a name and a phone, so it never stays longer. */
export function keepWayDetails(offerId: number, draft: WayDetails | undefined): void {
  writeStored("session", nameOf(offerId), draft);
}

type Asked = {
  readonly offer: OfferView;
  readonly phones: PhoneReading;
  /** Whether a box for personal data must be ticked. */
  readonly asksConsent: boolean;
};

/** Checks the details by the rules of the booking form: what a way asks for, whom to meet, and how many fit. */
export function wayDetailsFaults(draft: WayDetails, { offer, phones, asksConsent }: Asked): DetailsFaults {
  const faults = new Map<string, FaultWords>();
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
  for (const [id, words] of contactFaults(draft, phones, "booking.need.phone")) faults.set(id, words);
  if (draft.adults + draft.children > offer.car.capacity)
    faults.set("offer-adults", ["booking.people.adultsAmount", { count: offer.car.capacity }]);
  if (asksConsent && !draft.agrees) faults.set("offer-agrees", ["booking.agree.consentError"]);
  return faults;
}

/** The details as the call takes them, cleaned as the server cleans them. */
export function wayDetailsBody(
  draft: WayDetails,
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
