import { Type } from "typebox";
import { PLACE_ID_MAX_LENGTH } from "#contract/wire/common.ts";
import { COMPANY_NUMBER_LENGTH } from "#domain/booking/company-fields.ts";
import { CERTIFICATE_LENGTH } from "#domain/booking/draft-money.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";

/** Longest accepted title of a cost centre. */
export const COST_CENTER_LENGTH = 200;

/** A number of an order, a trip, a transaction or a price: old clients keep them in 32 bits. */
export const WireId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A price by its number or, as some clients send it, by its `price_uid`. */
export const WirePriceId = Type.Union([
  WireId,
  Type.String({
    pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
    maxLength: 36,
    description: "its price_uid",
  }),
]);

/** An optional text. */
export const wireText = (maxLength = 2000) => Type.Optional(Type.String({ maxLength }));

const text = wireText;
const flag = Type.Optional(Type.Boolean());
const switchInt = Type.Optional(Type.Integer({ minimum: 0, maximum: 9 }));
const count = (maximum: number) => Type.Optional(Type.Integer({ minimum: 0, maximum }));
const closed = { additionalProperties: false };

/** One end of a trip, or a stop, as clients send it. */
export const WireLocation = Type.Object(
  {
    place_id: text(PLACE_ID_MAX_LENGTH),
    time: text(25),
    address: text(),
    location: text(64),
    flight_number: text(),
    terminal_number: text(),
    train_number: text(),
    train_carriage_number: text(),
    is_departure: Type.Optional(
      Type.Boolean({
        description:
          "of a finish: its time is when the flight or train leaves, and is judged as by check-time; without this a time " +
          "that cannot be a departure is ignored",
      }),
    ),
    flight_later: Type.Optional(
      Type.Boolean({ description: "of a start: its flight is not known yet and comes later (ruling 31)" }),
    ),
  },
  closed,
);

/** Who travels, as clients send it. */
export const WirePassengers = Type.Array(Type.Object({ name: text(), phone: text(), email: text() }, closed), {
  minItems: 1,
  maxItems: ORDER_LIMITS.passengers,
});

/** What was agreed to with an order: each document in the version and language that were shown. */
export const WireConsents = Type.Array(
  Type.Object(
    {
      document: Type.String({ maxLength: 40 }),
      version: Type.String({ maxLength: 64 }),
      lang: Type.String({ maxLength: 20 }),
    },
    closed,
  ),
  { maxItems: ORDER_LIMITS.consents },
);

/** One trip of an order as clients send it. */
export const WireOrderTrip = Type.Object(
  {
    price_id: WirePriceId,
    lang: text(20),
    user_id: text(20),
    currency: text(10),
    start_location: WireLocation,
    /** When left out, it is the place that was priced. */
    finish_location: Type.Optional(WireLocation),
    start_place_id: Type.Optional(
      Type.String({ maxLength: PLACE_ID_MAX_LENGTH, description: "names the start where start_location does not" }),
    ),
    additional_locations: Type.Optional(Type.Array(WireLocation, { maxItems: ORDER_LIMITS.stops })),
    passengers: WirePassengers,
    passengers_number: count(ORDER_LIMITS.passengers),
    adults_amount: count(ORDER_LIMITS.passengers),
    children_amount: count(ORDER_LIMITS.passengers),
    luggage_amount: count(99),
    additional_services: Type.Optional(
      Type.Array(Type.Object({ id: Type.Integer() }, closed), { maxItems: ORDER_LIMITS.readServices }),
    ),
    text_tablet: text(),
    comment: text(),
    is_rent: flag,
    duration: Type.Optional(Type.Integer({ minimum: 0, description: "seconds of a rent" })),
    is_fast_ride: Type.Optional(
      Type.Boolean({ description: "with an ordinary price too soon for it, the refusal names the price to order by" }),
    ),
    flexible_tariff: flag,
    flexible_tariff_agreement: Type.Optional(
      Type.Boolean({ description: "must be true where the price says flexible_tariff (OPN-144)" }),
    ),
    additional_address: flag,
    platform: text(20),
    additional_change_itinerary: switchInt,
    additional_wait: switchInt,
    fare_on_toll_road: switchInt,
    internal_number: text(COMPANY_NUMBER_LENGTH),
    cost_center: Type.Optional(
      Type.String({ maxLength: COST_CENTER_LENGTH, description: "title or number of a cost centre" }),
    ),
    viewers: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), {
        maxItems: ORDER_LIMITS.viewers,
        description: "phones of who may follow the trip",
      }),
    ),
    coordinator: Type.Optional(
      Type.Object(
        { name: text(), phone: text(), internal_number: text(COMPANY_NUMBER_LENGTH), send_english_sms: flag },
        { ...closed, description: "who it is, the server works out: the first passenger of a large party" },
      ),
    ),
    priority_s7: Type.Optional(Type.String({ maxLength: 20, description: "number in the miles programme" })),
    pos: text(60),
    hash: Type.Optional(Type.String({ maxLength: CERTIFICATE_LENGTH, description: "code of a certificate" })),
    send_params: Type.Optional(
      Type.Object(
        {
          send_client_voucher: flag,
          send_admin_voucher: flag,
          send_client_doc: flag,
          send_admin_doc: flag,
        },
        {
          ...closed,
          description: "kept and answered; send_client_voucher false keeps all our mails from the traveller",
        },
      ),
    ),
    service_id: Type.Optional(Type.Integer()),
    sub_id: text(200),
    utm_source: text(200),
  },
  closed,
);
