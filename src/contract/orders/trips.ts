import { Type, type Static } from "typebox";
import { WireConsents, WireId } from "#contract/orders/order-trip.ts";
import { CommonQuery, NoParams, nullable, nullableText, WirePoint } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { joinLists } from "#contract/wire/members.ts";

/** Page size: by version when the caller gives none, and the upper limit. */
export const TRIPS_PAGE = { unasked: { v1: 11, v3: 11, v4: 25 }, most: 100 } as const;

const text = Type.String();
const int = Type.Integer();
const flag = Type.Boolean();
const pageNumber = (description: string) => Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description });
const localTime = Type.String({ description: "YYYY-MM-DD HH:mm:ss on the clock of the pick-up place" });

/** The location of an address, in the layout that old clients know. */
const WireGeoData = Type.Object({
  name: text,
  types: Type.Array(text),
  geometry: Type.Object({
    location: WirePoint,
    viewport: Type.Object({ northeast: WirePoint, southwest: WirePoint }),
  }),
  place_id: text,
  formatted_address: text,
  address_components: Type.Array(Type.Object({})),
});

const WireAddress = Type.Object({ address: text, geo_check: nullable(flag), geo_data: nullable(WireGeoData) });

const WireTripEnd = Type.Object({
  place_id: int,
  title: text,
  type: int,
  type_title: text,
  city_id: int,
  city: text,
  terminal_number: text,
  train_carriage_number: nullableText,
  timezone: text,
});

/** One trip in its owner's list; an empty text is never null, and an object is never missing. */
export const WireTrip = Type.Object({
  order_id: int,
  user_id: int,
  transaction: int,
  booker_number: text,
  date: localTime,
  date_change: localTime,
  date_arrival: Type.String({ description: "pick-up on the clock of its place" }),
  date_departure: nullable(localTime),
  type: Type.Literal("edit", { description: "what sending it back does: it edits this order (OPN-054)" }),
  order_type: Type.Integer({ description: "1 transfer, 2 rent, 3 at short notice" }),
  payable_status: int,
  ex_order_status: int,
  status: Type.Integer({ description: "0 to 7 (contract 4.1)" }),
  service_id: int,
  duration: Type.Integer({ description: "seconds of a rent" }),
  doer_city_id: int,
  allowable_time: int,
  cancellation_time: int,
  reward: int,
  arrival_number: text,
  departure_number: text,
  table: text,
  notes: text,
  location_address: text,
  destination_address: text,
  lang: text,
  allowable_subaddress: int,
  coef_subaddress: int,
  subaddress: Type.Array(WireAddress),
  send_params: Type.Object({
    send_client_voucher: flag,
    send_admin_voucher: flag,
    send_client_doc: flag,
    send_admin_doc: flag,
  }),
  passengers: Type.Array(
    Type.Object({
      name: text,
      email: text,
      phone: text,
      company: nullableText,
      client_id: int,
      company_id: nullable(int),
    }),
  ),
  passengers_number: int,
  adults_amount: int,
  children_amount: int,
  luggage_amount: int,
  additional_address: flag,
  cancellation_time_without_penalty: Type.String({ description: "a moment with its offset" }),
  location_address_object: WireAddress,
  destination_address_object: WireAddress,
  car_data: Type.Object({
    car_class_id: int,
    car_class: text,
    title: text,
    models: text,
    capacity: int,
    photo: text,
    deleted: flag,
    description: nullableText,
    model: text,
    number: text,
  }),
  currency: text,
  price: Type.Object({ price_id: int, price: Type.Number(), price_subaddress: nullable(Type.Number()) }),
  additional_change_itinerary: int,
  additional_wait: int,
  fare_on_toll_road: int,
  additional_payment_info: Type.Null(),
  meeting_point: Type.Null(),
  internal_number: text,
  viewers: Type.Array(text),
  coordinator: Type.Object({
    name: nullableText,
    phone: nullableText,
    internal_number: nullableText,
    send_english_sms: flag,
  }),
  additional_services: Type.Array(
    Type.Object({
      id: int,
      additional_service_id: int,
      name: text,
      uid: text,
      uid_additional_service: text,
      price: Type.Number(),
      category: text,
      coefficient: int,
      type: text,
    }),
  ),
  flexible_tariff: flag,
  flexible_tariff_agreement: flag,
  uuid: Type.Null(),
  is_blocked_update: flag,
  driver_data: Type.Object({
    driver_name: nullableText,
    driver_phone: text,
    driver_car: nullableText,
    driver_rating: nullable(Type.Number()),
    car_color: nullableText,
    car_brand: nullableText,
    car_model: nullableText,
    car_number: nullableText,
  }),
  is_fast_booking: flag,
  is_fast_ride: flag,
  pos: nullableText,
  platform: int,
  ffp_number: nullableText,
  doer: Type.Null(),
  service_provider: Type.Object({ id: int, title: text, deleted: flag, rating: Type.Number(), logo: text }),
  cost_center: nullableText,
  number: Type.Null(),
  start_place: WireTripEnd,
  finish_place: WireTripEnd,
  customer: Type.Object({ name: text, email: text, phone: text }),
  start_place_id: text,
  finish_place_id: text,
  flight_later: Type.Boolean({ description: "our own addition: the flight of the start is not known yet" }),
  consents: nullable(WireConsents),
  version: Type.Integer({ description: "send it back with a change: it is refused when somebody was faster" }),
  cancel_fee: nullable(Type.Number()),
});

/** One trip as the client reads it. */
export type TripItem = Static<typeof WireTrip>;

/** The trips that the caller may see. */
export const searchTrips = endpoint({
  name: "searchTrips",
  access: "order holder",
  station: "orders",
  method: "GET",
  path: "/orders/trips",
  summary: "Trips of the caller, newest first; with an order key those of its order_id",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      order_id: Type.Optional(WireId),
      names: Type.Optional(
        Type.String({
          maxLength: 200,
          description: "part of a passenger's or the customer's name; with commas or repeated any of them counts",
        }),
      ),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      order_status: Type.Optional(
        Type.String({
          maxLength: 60,
          description: "0 to 7, several with commas or repeated; 0 alone is any, and what is no status finds nothing",
        }),
      ),
      period: Type.Optional(
        Type.Union([Type.Literal("upcoming"), Type.Literal("past")], {
          description: "only trips that are ahead, the next one first, or only the others, the last one first",
        }),
      ),
      page: Type.Optional(pageNumber("less than 1 is the first")),
      limit: Type.Optional(pageNumber("25, or 11 before v4, unless given; 100 at most; less than 1 is as if left out")),
      items_on_page: Type.Optional(pageNumber("the same by another name")),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    orders: Type.Array(WireTrip),
    page_data: Type.Object({ page: int, items_on_page: int, total_items: int, page_count: int }),
  }),
  errors: ["order-unknown", "staff-in-console"],
  liberalQuery: joinLists("order_status", "names", "email", "order_id", "period", "page", "limit", "items_on_page"),
});
