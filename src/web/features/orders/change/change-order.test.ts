import { expect, test } from "vitest";
import { errorSpec, type ErrorCode } from "#contract/wire/errors.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { EMPTY_TRIP } from "#domain/booking/trip-fields.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { OrderBody } from "#web/features/orders/body/wire-order.ts";
import { afterChange, changeOrder, type OrderChange } from "./change-order.ts";

const end = { address: "Moscow", geo_check: null, geo_data: null };
const item = (id: number, classId = 1) => ({
  order_id: id,
  version: 3,
  date_arrival: "2026-12-01 18:40:00",
  currency: "EUR",
  date_departure: null,
  arrival_number: "",
  departure_number: "",
  flight_later: false,
  start_place: { terminal_number: "", train_carriage_number: "" },
  finish_place: { terminal_number: "" },
  start_place_id: "",
  finish_place_id: "",
  location_address_object: end,
  destination_address_object: end,
  adults_amount: 1,
  children_amount: 0,
  luggage_amount: 1,
  passengers: [],
  viewers: [],
  coordinator: { name: null, phone: null, internal_number: null, send_english_sms: false },
  table: "",
  notes: "",
  additional_services: [],
  subaddress: [] as object[],
  internal_number: "",
  cost_center: null,
  ffp_number: null,
  car_data: { car_class_id: classId },
});

const refusal = (code: ErrorCode, details = {}) => {
  const { number, http: status, name } = errorSpec(code);
  return new ApiError("POST /v4/orders/trips", { name, message: code, code: number, status, details });
};

type Sent = Readonly<Record<string, unknown>>;

/** A server with the order 7 of the trips 7 and 8, which counts versions up. */
function server(
  refuse: (sent: Sent) => ApiError | undefined = () => undefined,
  classId = 1,
  stops: readonly object[] = [],
) {
  const sent: Sent[] = [];
  let version = 3;
  const answers: Readonly<Record<string, (input: { query?: { order_id: number }; body?: Sent }) => unknown>> = {
    getOrder: () => ({ trips: [{ order_id: 7 }, { order_id: 8 }] }),
    searchTrips: ({ query }) => ({
      orders: [{ ...item(query?.order_id ?? 0, query?.order_id === 8 ? classId : 1), subaddress: stops }],
    }),
    changeTrip: ({ body = {} }) => {
      sent.push(body);
      const refused = refuse(body);
      if (refused) throw refused;
      version += 1;
      return [{ version }];
    },
  };
  const api = (async (name: string, input: object) => answers[name]?.(input)) as unknown as Api;
  return { api, sent };
}

const draftOf = (comment: string, ids: readonly number[] = []): TripDraft => ({
  ...EMPTY_DRAFT,
  comment,
  trips: ids.map((orderedId) => ({ ...EMPTY_TRIP, orderedId })),
});
const bodyOf = ({ comment }: TripDraft) =>
  ({ trips: [1, 2].map(() => ({ price_id: 99, comment, start_location: {} })) }) as unknown as OrderBody;

const change = (api: Api, more: Partial<OrderChange> = {}) =>
  changeOrder(api, {
    orderId: 7,
    headers: {},
    draft: draftOf("Skis"),
    bodyOf,
    sums: [10, 20],
    currency: "EUR",
    classId: 1,
    version: undefined,
    otherTrips: false,
    agreed: {},
    onVersion: () => undefined,
    ...more,
  });

test("PAY-14, B3: every trip that differs is changed by the trips call, in turn, at the price it was sold by unless the car is another", async () => {
  const { api, sent } = server(undefined, 2);
  await change(api);
  expect(sent).toEqual([
    { order_id: 7, version: 3, comment: "Skis", expected_total: 10 },
    { order_id: 8, version: 4, comment: "Skis", expected_total: 20, price_id: 99 },
  ]);
});

test.each([
  ["follow", true, [true]],
  ["stay", false, [undefined]],
])("BKF-18: trips that are not on the form %s where the contact of a trip changes", async (_, otherTrips, sends) => {
  const { api, sent } = server();
  const people = ({ comment: phone }: TripDraft) =>
    ({ trips: [{ start_location: {}, passengers: [{ name: "Anna", phone }] }] }) as unknown as OrderBody;
  await change(api, { draft: draftOf("+79260000000", [7]), bodyOf: people, otherTrips });
  expect(sent.map(({ other_trips: follows }) => follows)).toEqual(sends);
});

test("PAY-14: nothing is sent where nothing differs, and only the trips on the form are changed", async () => {
  const { api, sent } = server();
  await change(api, { draft: draftOf("") });
  expect(sent).toEqual([]);
  await change(api, { draft: draftOf("Skis", [8]) });
  expect(sent.map(({ order_id: id }) => id)).toEqual([8]);
});

const KHIMKI = { place_id: "p1", address: "Khimki", location: "55.9,37.45" };
const ordered = (placeId: string) => ({
  address: "Химки",
  geo_check: true,
  geo_data: { geometry: { location: { lat: 55.9, lng: 37.45 } }, place_id: placeId },
});
const stopsOf = (...stops: object[]) => ({
  bodyOf: () =>
    ({
      trips: [1, 2].map(() => ({ start_location: {}, ...(stops.length > 0 && { additional_locations: stops }) })),
    }) as unknown as OrderBody,
});

test.each([
  ["a stop is added", [], stopsOf(KHIMKI), [KHIMKI]],
  ["a stop is taken off", [ordered("p1")], stopsOf(), []],
  [
    "another stop comes first",
    [ordered("p1")],
    stopsOf({ ...KHIMKI, place_id: "p2", location: "55.7,37" }, KHIMKI),
    "both",
  ],
  ["the same stop in other words is none", [ordered("p1")], stopsOf(KHIMKI), undefined],
  ["the same spot under another id is none", [ordered("")], stopsOf(KHIMKI), undefined],
] as const)("PAY-14, BKF-52: the stops of an order are compared with the form's: %s", async (_, was, now, sends) => {
  const { api, sent } = server(undefined, 1, was);
  await change(api, { ...now, draft: draftOf("", [7]) });
  const wanted = sends === "both" ? now.bodyOf().trips[0]?.additional_locations : sends;
  expect(sent.map(({ additional_locations: stops }) => stops)).toEqual(wanted === undefined ? [] : [wanted]);
});

test("BKF-18: the order is changed as it was loaded, so that nobody's change is overwritten", async () => {
  const { api, sent } = server();
  const versions: number[] = [];
  await change(api, { version: 2, onVersion: (version) => versions.push(version) });
  expect(sent.map(({ version }) => version)).toEqual([2, 4]);
  expect(versions).toEqual([4, 5]);
});

test("T-10: a price that would be another is asked about, and accepted by its trip; where the trip costs what it did there is nothing to ask", async () => {
  const dearer = ({ order_id: id, expected_total: total }: Sent) =>
    id === 8 && total !== 25 ? refusal("price-changed", { old_price: 20, new_price: 25 }) : undefined;
  const { api, sent } = server(dearer);
  expect(await change(api, { sums: [10, 21] })).toEqual({ tripId: 8, before: 20, now: 25, currency: "EUR" });
  expect(sent.map(({ expected_total: total }) => total)).toEqual([10, 21]);
  expect(await change(api, { sums: [10, 21], agreed: { 8: 25 } })).toBeUndefined();
  expect(sent.at(-1)).toMatchObject({ expected_total: 25 });

  const same = ({ expected_total: total }: Sent) =>
    total === undefined ? undefined : refusal("price-changed", { old_price: 10, new_price: 10 });
  expect(await change(server(same).api)).toBeUndefined();
  // Another time was shown at another sum: what it costs is told before it is saved.
  const later = ({ comment }: TripDraft) =>
    ({ trips: [{ start_location: { time: comment === "Skis" ? "23:50" : "12:00" } }] }) as unknown as OrderBody;
  const moved = { draft: draftOf("Skis", [7]), bodyOf: later, sums: [12] };
  expect(await change(server(same).api, moved)).toEqual({ tripId: 7, before: 12, now: 10, currency: "EUR" });
  const agreed = ({ expected_total: total }: Sent) => (total === 10 ? undefined : same({ expected_total: total }));
  expect(await change(server(agreed).api, { ...moved, agreed: { 7: 10 } })).toBeUndefined();
});

test("T-10: a sum in another currency than that of the order agrees to nothing", async () => {
  const { api, sent } = server();
  await change(api, { currency: "RUB" });
  expect(sent.some((body) => "expected_total" in body)).toBe(false);
});

test("VAL-07: a refusal names the trip it is of", async () => {
  const refuse = ({ order_id: id }: Sent) => (id === 8 ? refusal("time-refused") : undefined);
  await expect(change(server(refuse).api)).rejects.toMatchObject({ index: 1, message: "time-refused" });
});

test.each([
  ["customer", "~/my-trips?lang=en&showorder=7"],
  ["corporate", "~/account/orders?lang=en&showorder=7"],
  ["agent", "~/account/orders?lang=en&showorder=7"],
  ["partner", "~/account/orders?lang=en&showorder=7"],
  ["admin", "~/account/orders?lang=en&showorder=7"],
  [undefined, "/order/7?lang=en"],
])("PAY-15, OPN-061: after a change %s goes to %s", (role, path) => {
  expect(afterChange(role === undefined ? null : { role }, 7, "?lang=en")).toBe(path);
});
