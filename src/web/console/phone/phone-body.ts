import type { PriceItem } from "#contract/prices/prices.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { askedTripFields, mayComeLater } from "#domain/booking/asked-trip-fields.ts";
import { readEmail } from "#domain/booking/email.ts";
import { cleanLines, cleanText } from "#domain/booking/free-text.ts";
import { servicesBody } from "#domain/booking/ordered-services.ts";
import { travelNumber } from "#domain/booking/travel-number.ts";
import { TRIP_NUMBERS, isMoment, type TripFields } from "#domain/booking/trip-fields.ts";
import type { PayBy } from "#domain/orders/pay-by.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { departureOf } from "#web/console/phone/draft/departure-of.ts";
import { kindOfEnds } from "#web/console/phone/draft/kind-of-ends.ts";
import type { DraftEnd, PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { sumTrips, type OrderSum } from "#web/console/phone/prices/order-sum.ts";

type Body = NonNullable<EndpointInput<ConsoleCalls["placeOrderFor"]>["body"]>;
type Trip = Body["trips"][number];

/** The member of an end that each number is sent as. */
const MEMBERS = {
  flight: "flight_number",
  terminal: "terminal_number",
  train: "train_number",
  carriage: "train_carriage_number",
} as const;

/** The order as it is sent: the members of the public form, for the buyer whom the draft names. */
export function phoneBody(
  draft: PhoneDraft,
  sum: OrderSum,
  { hasCostCenter, payBy }: { readonly hasCostCenter: boolean; readonly payBy: PayBy },
): Body {
  return {
    trips: sumTrips(sum).map((trip) => tripBody(draft, trip)),
    currency: sum.currency,
    expected_total: sum.total,
    pay_by: payBy,
    letter_lang: draft.lang,
    told: true,
    ...(draft.accountId !== null && { account_id: draft.accountId }),
    ...(draft.partnerId !== null && { partner_id: draft.partnerId }),
    ...(hasCostCenter && draft.costCenter !== "" && { cost_center: draft.costCenter }),
    ...(draft.orderNumber !== "" && { internal_number: draft.orderNumber }),
    ...(draft.notDuplicates.length > 0 && { not_duplicates: [...draft.notDuplicates] }),
  };
}

type SentTrip = { readonly price: PriceItem; readonly way: number; readonly car: number };

function tripBody(draft: PhoneDraft, { price, way: index, car }: SentTrip): Trip {
  const [start, finish] = index === 0 ? [draft.from, draft.to] : [draft.to, draft.from];
  const fields = draft.trips[index === 0 ? 0 : 1];
  const name = cleanText(draft.name);
  const stops = index === 0 ? draft.stops.flatMap((stop) => stop ?? []) : [];
  return {
    price_id: price.price_id,
    ...endsOf(price, fields, start, finish),
    ...(stops.length > 0 && { additional_locations: stops.map((place) => placeBody({ place, address: "" })) }),
    passengers: [
      { name, phone: draft.phone.trim(), email: readEmail(draft.email) },
      // Who else is named travels in the first car.
      ...(car > 0 ? [] : draft.others)
        .map((other) => cleanText(other))
        .filter((other) => other !== "")
        .map((other) => ({ name: other })),
    ],
    passengers_number: draft.party.adults + draft.party.children,
    adults_amount: draft.party.adults,
    children_amount: draft.party.children,
    luggage_amount: draft.luggage,
    additional_services: servicesBody(price, draft),
    text_tablet: cleanText(draft.sign) || name,
    comment: cleanLines(draft.comment),
    is_fast_ride: price.is_fast_ride,
    flexible_tariff: price.flexible_tariff,
    ...(price.flexible_tariff && { flexible_tariff_agreement: draft.flexibleAgreed }),
    ...(draft.certificate !== "" && { hash: draft.certificate }),
    ...(draft.tripNumber !== "" && { internal_number: draft.tripNumber }),
  };
}

/** Where and when it starts and ends, and the numbers of what brings people there and takes them on, as the kinds of its ends ask. */
function endsOf(price: PriceItem, fields: TripFields, start: DraftEnd, finish: DraftEnd) {
  const kind = kindOfEnds(price);
  const isLater = mayComeLater(kind.start) && fields.flightLater;
  const asked = askedTripFields(kind, isLater).filter(({ field }) => !isMoment(field));
  const numbers = (end: "start" | "finish") =>
    Object.fromEntries(
      asked
        .filter((one) => one.end === end)
        .flatMap(({ field }) => {
          if (isMoment(field)) return [];
          const { text, of } = TRIP_NUMBERS[field];
          const number = travelNumber(of, fields[text]);
          return number === "" ? [] : [[MEMBERS[of], number]];
        }),
    );
  const departure = departureOf(fields);
  const leaves = kind.finish === "airport" || kind.finish === "station";
  return {
    start_location: {
      ...placeBody(start),
      ...numbers("start"),
      time: `${fields.date} ${fields.time}`.trim(),
      ...(isLater && { flight_later: true }),
    },
    finish_location: {
      ...placeBody(finish),
      ...numbers("finish"),
      ...(leaves && departure !== undefined && { time: departure }),
    },
  };
}

function placeBody({ place, address: typed }: DraftEnd) {
  if (place === null) return {};
  const { place_id, formatted_address: whole, geometry, structured_formatting: named } = place;
  const address = cleanText(typed);
  const said = address === "" ? whole : address.includes(named.main_text) ? address : `${address}, ${named.main_text}`;
  return { place_id, address: said, location: formatGeoPoint(geometry.location) };
}
