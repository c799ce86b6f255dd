import { expect, test } from "vitest";
import type { CopiedRideView } from "#contract/console/phone/find-caller.ts";
import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { departureOf } from "#web/console/phone/draft/departure-of.ts";
import { draftGaps } from "#web/console/phone/draft/draft-gaps.ts";
import { copyRide, emptyDraft, nextDraft, type PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { orderSum, sumWith } from "#web/console/phone/prices/order-sum.ts";
import { phoneBody } from "./phone-body.ts";

const place = (id: string, types: readonly string[] = ["locality"]): Suggestion =>
  ({
    place_id: id,
    formatted_address: `${id}, Russia`,
    structured_formatting: { main_text: id, secondary_text: "Russia", formatted_address: "" },
    types,
    geometry: { location: { lat: 55.5, lng: 37.25 } },
    timezone: "Europe/Moscow",
  }) as Suggestion;

const price = (change: object = {}): PriceItem =>
  ({
    price_id: 7,
    price: 24.1,
    price_subaddress: 3,
    currency: "EUR",
    car_class: { car_class_id: 1, capacity: 3 },
    start_place: { type: 2 },
    finish_place: { type: 5 },
    additional_services: [
      { id: 11, price: "4.15", type: "seat", slug: "seat", category: "baby_seat", includedInPrice: false },
      { id: 12, price: "6.5", type: "pet", slug: "pet", category: "pet", name: "Pet", most: 2 },
    ],
    is_fast_ride: false,
    flexible_tariff: false,
    ...change,
  }) as unknown as PriceItem;

const typed: PhoneDraft = {
  ...emptyDraft("ru"),
  phone: " 8 916 555-01-18",
  name: "Olga",
  email: " o@example.com ",
  from: { place: place("Sheremetyevo", ["airport"]), address: "" },
  to: { place: place("Moscow"), address: "Arbat 1" },
  trips: [
    { ...emptyDraft("ru").trips[0], date: "2026-12-01", time: "12:10", flight: "su 1124" },
    { ...emptyDraft("ru").trips[0], date: "2026-12-05", time: "09:00" },
  ],
};

test("OPS-19: is sent as the public form sends an order, with the sum that was seen", () => {
  const draft: PhoneDraft = {
    ...typed,
    services: { 12: 2 },
    stops: [place("Khimki")],
    accountId: 20,
    notDuplicates: [5],
  };
  const sum = orderSum(price(), undefined, draft);
  expect(sum.total).toBe(40.1);
  const body = phoneBody({ ...draft, costCenter: "Design" }, sum, { hasCostCenter: true, payBy: "cash" });
  expect(body).toMatchObject({
    account_id: 20,
    letter_lang: "ru",
    pay_by: "cash",
    cost_center: "Design",
    expected_total: 40.1,
    not_duplicates: [5],
    trips: [
      {
        price_id: 7,
        start_location: { place_id: "Sheremetyevo", time: "2026-12-01 12:10", flight_number: "SU 1124" },
        finish_location: { place_id: "Moscow", address: "Arbat 1, Moscow" },
        additional_locations: [{ place_id: "Khimki" }],
        passengers: [{ name: "Olga", phone: "8 916 555-01-18", email: "o@example.com" }],
        additional_services: [{ id: 12 }, { id: 12 }],
        text_tablet: "Olga",
      },
    ],
  });
  expect(body).not.toHaveProperty("partner_id");
  expect(phoneBody(draft, sum, { hasCostCenter: false, payBy: "card" })).not.toHaveProperty("cost_center");
});

test("OPS-19: there and back are two trips at their own prices, with the ends turned round and services on both", () => {
  const draft: PhoneDraft = { ...typed, isReturn: true, services: { 12: 1 } };
  const back = price({ price_id: 8, price: 20, start_place: { type: 5 }, finish_place: { type: 2 } });
  const sum = orderSum(price(), back, draft);
  expect(sum.total).toBe(57.1);
  const { trips } = phoneBody(draft, sum, { hasCostCenter: false, payBy: "card" });
  expect(trips.map(({ price_id: id, start_location: { place_id: from } }) => [id, from])).toEqual([
    [7, "Sheremetyevo"],
    [8, "Moscow"],
  ]);
});

test("OPS-19: equal cars are a trip each at the price of one, with a certificate on all of them and the sum that the server reckons", () => {
  const draft: PhoneDraft = { ...typed, isReturn: true, cars: 2, others: ["Pavel"], certificate: "GIFT" };
  const back = price({ price_id: 8, price: 20, start_place: { type: 5 }, finish_place: { type: 2 } });
  const full = orderSum(price(), back, draft);
  expect(full.total).toBe(88.2);
  const taken = [20.05, 24.1, 20, 20].map((cost, at) => ({
    price_audit_id: at < 2 ? 7 : 8,
    certificate_type: "fixed" as const,
    certificate_size: 4.05,
    restated_cost: cost,
    repayment_price: at === 0 ? 4.05 : 0,
    currency: "EUR",
  }));
  const sum = sumWith(full, taken);
  expect([sum.off, sum.total]).toEqual([4.05, 84.15]);
  const { trips, expected_total: total } = phoneBody(draft, sum, { hasCostCenter: false, payBy: "card" });
  expect(total).toBe(84.15);
  expect(trips.map(({ price_id: id, hash, passengers }) => [id, hash, passengers?.length])).toEqual([
    [7, "GIFT", 2],
    [7, "GIFT", 1],
    [8, "GIFT", 2],
    [8, "GIFT", 1],
  ]);
});

test("OPS-20: a copied ride keeps all but its time and flight, and names what is sold no more and leaves it empty", () => {
  const end = (name: string, of: Suggestion | null) => ({ name, place: of });
  const copy: CopiedRideView = {
    start: end("Old hotel", null),
    finish: end("Arbat 1, Moscow", place("Moscow")),
    stops: [],
    car_class: { id: 3, name: "Standard", is_sold: false },
    adults: 2,
    children: 1,
    luggage: 2,
    passengers: [
      { name: "Olga", phone: "79165550118", email: "o@example.com" },
      { name: "Pavel", phone: "", email: "" },
    ],
    sign: "ACME",
    comment: "Code 11",
    seats: { infant_seat: 0, seat: 1, booster: 0 },
    services: [12, 12],
    cost_center: "",
    pay_by: "cash",
    lang: "en",
    account_id: 20,
    partner_id: 1863,
  };
  const draft = copyRide({ ...typed, phone: "8 916" }, { copy, orderId: 41, day: "2026-12-10" });
  expect(draft).toMatchObject({
    phone: "8 916",
    lang: "en",
    accountId: 20,
    partnerId: null,
    from: { place: null },
    to: { place: { place_id: "Moscow" }, address: "Arbat 1, Moscow" },
    carClass: "none",
    lost: ["Old hotel", "Standard"],
    others: ["Pavel"],
    sign: "ACME",
    services: { 12: 2 },
    payBy: "cash",
    trips: [{ date: "2026-12-10", time: "", flight: "" }, { date: "" }],
  });
  expect(draft.attempt).not.toBe(typed.attempt);
  expect(nextDraft(draft)).toMatchObject({
    phone: "8 916",
    name: "Olga",
    accountId: 20,
    from: { place: null },
    comment: "",
  });
});

const certain = { isFlexible: false, isCodeRefused: false, isThereLost: false, isBackLost: false } as const;
const none = { ...certain, kinds: [], hasClass: false } as const;
const priced = { ...certain, kinds: [{ start: "airport", finish: "suburb" }], hasClass: true } as const;
const rules = { cost_center: "hidden" } as const;

test("OPS-19: says what is still to be typed, by the rules that the order will be judged by", () => {
  expect(draftGaps(emptyDraft("ru"), rules, none)).toEqual(["phone", "name", "ends", "time", "class"]);
  expect(draftGaps(typed, rules, priced)).toEqual([]);
  const [there, back] = typed.trips;
  const without: PhoneDraft = { ...typed, trips: [{ ...there, flight: "" }, back] };
  expect(draftGaps(without, rules, priced)).toEqual(["flight"]);
  expect(draftGaps({ ...without, trips: [{ ...there, flight: "", flightLater: true }, back] }, rules, priced)).toEqual(
    [],
  );
  // A caller may have no e-mail (found 46).
  expect(draftGaps({ ...typed, email: "" }, rules, priced)).toEqual([]);
  const company = { cost_center: "demanded" } as const;
  expect(draftGaps({ ...typed, email: "" }, company, priced)).toEqual(["costCenter"]);
  expect(draftGaps(typed, rules, { ...priced, isCodeRefused: true })).toEqual(["certificate"]);
});

test("found 49: a time at which no class drives is what is wrong, and not that no class is chosen", () => {
  const past = { ...priced, hasClass: false, kinds: [], isThereLost: true };
  expect(draftGaps(typed, rules, past)).toEqual(["time"]);
  expect(
    draftGaps({ ...typed, isReturn: true, trips: [typed.trips[0], typed.trips[0]] }, rules, {
      ...priced,
      isBackLost: true,
    }),
  ).toEqual(["timeBack"]);
});

test("OPS-19: a departure before the pick-up's time is on the next day", () => {
  const at = (departureTime: string) => departureOf({ date: "2026-12-31", time: "23:10", departureTime });
  expect([at("23:50"), at("01:05"), at("")]).toEqual(["2026-12-31 23:50", "2027-01-01 01:05", undefined]);
});
