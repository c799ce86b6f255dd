import { describe, expect, test } from "vitest";
import type { SettingUser } from "#contract/accounts.ts";
import { EMPTY_CAR } from "#domain/booking/further-cars.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { EMPLOYEE, IN_ENGLISH, sampleOffer } from "../../../../../tests/support/sample-offer.ts";
import { orderBody } from "./order-body.ts";

const offerOf = (capacity: number, flexible = false) =>
  sampleOffer({ car_class: { capacity }, flexible_tariff: flexible });

const employee: SettingUser = { ...EMPLOYEE, reference_trip: "" };

const typed: readonly TripDraftChange[] = [
  { type: "passenger", fields: { name: "Anna", phone: "+7 916 123-45-67", email: "anna@example.com" } },
  {
    type: "people",
    fields: { viewers: ["+7 926 000-00-01", " ", "8 926 000-00-01"].map((phone, at) => ({ id: String(at), phone })) },
  },
  {
    type: "company",
    fields: {
      costCenter: { id: 4, title: "Design" },
      orderNumber: " PO  7 ",
      tripNumbers: ["A-1"],
      hasViewers: true,
      allowed: ["wait"],
      payBy: "cash",
    },
  },
];

const sent = (
  account: SettingUser | null,
  offer: PickedOffer,
  more: readonly TripDraftChange[] = [],
  sendsTexts = true,
) => {
  const draft = [...typed, ...more].reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
  return orderBody(offer, draft, IN_ENGLISH, accountRules(account, { sendsTexts }));
};

describe("the body of an account's order", () => {
  test("BKF-19, PAY-36, ROL-29: has the cost centre, both numbers, the viewers and the coordinator of a large party", () => {
    const body = sent(employee, offerOf(12));
    expect(body).toMatchObject({ cost_center: "Design", internal_number: "PO 7", pay_by: "cash" });
    expect(body.trips[0]).toMatchObject({
      cost_center: "Design",
      internal_number: "A-1",
      viewers: ["79260000001"],
      coordinator: { name: "Anna", phone: "79161234567" },
    });
  });

  test("BKF-56: the coordinator has the company's number and the language of messages, a small car's order neither", () => {
    const typedBy = { type: "company", fields: { coordinatorNumber: " D-21 ", englishSms: true } } as const;
    const of = (capacity: number) => sent(employee, offerOf(capacity), [typedBy]).trips[0]?.coordinator;
    expect(of(12)).toMatchObject({ name: "Anna", internal_number: "D-21", send_english_sms: true });
    expect(of(3)).toEqual({ name: "", phone: "" });
    expect(sent(employee, offerOf(12)).trips[0]?.coordinator).not.toHaveProperty("internal_number");
  });

  test("ROL-15, BKF-56: each further car of a large class has a coordinator: its own first passenger, reached by the lead's phone", () => {
    const seats = { type: "start", trips: 1, capacity: 12 } as const;
    const olga = { id: "1", name: "Olga", phone: "", email: "" };
    const car = {
      type: "cars",
      fields: {
        cars: [{ ...EMPTY_CAR, id: "1" }],
        carPeople: [{ id: "1", list: [olga], aside: [], keepsAll: false, sign: null }],
      },
    } as const;
    const numbers = { type: "company", fields: { coordinatorNumber: "D-21" } } as const;
    const { trips } = sent(employee, offerOf(12), [seats, car, numbers]);
    expect(trips.map(({ coordinator }) => coordinator)).toEqual([
      expect.objectContaining({ name: "Anna", phone: "79161234567", internal_number: "D-21" }),
      expect.objectContaining({ name: "Olga", phone: "79161234567", internal_number: "D-21" }),
    ]);
  });

  test("ROL-15: a small car has no coordinator", () => {
    expect(sent(employee, offerOf(3)).trips[0]?.coordinator).toEqual({ name: "", phone: "" });
  });

  test("BKF-12: nobody is named who would get text messages, where none are sent; the coordinator stays", () => {
    const [trip] = sent(employee, offerOf(12), [], false).trips;
    expect(trip).not.toHaveProperty("viewers");
    expect(trip?.coordinator).toMatchObject({ name: "Anna", phone: "79161234567", send_english_sms: false });
  });

  test("PAY-36: nobody gets updates while the box is not ticked", () => {
    const untick = { type: "company", fields: { hasViewers: false } } as const;
    expect(sent(employee, offerOf(3), [untick]).trips[0]?.viewers).toEqual([]);
  });

  test("ROL-17, ROL-18: hidden fields are not sent, and a visitor sends none of them", () => {
    const hidden = sent({ ...employee, cost_center_control: 0, show_internal_number: false }, offerOf(3));
    const visitor = sent(null, offerOf(12));
    for (const body of [hidden, visitor]) {
      expect(body).not.toHaveProperty("cost_center");
      expect(body).not.toHaveProperty("internal_number");
      expect(body.trips[0]).not.toHaveProperty("cost_center");
      expect(body.trips[0]).not.toHaveProperty("internal_number");
    }
    expect(visitor.trips[0]).not.toHaveProperty("viewers");
    expect(visitor.pay_by).toBe("card");
  });

  test("ROL-09: an ordinary customer's order has the account's e-mail, whatever was typed", () => {
    expect(sent({ ...employee, role: "customer" }, offerOf(3)).trips[0]?.passengers[0]?.email).toBe(
      "clara@example.com",
    );
    expect(sent(employee, offerOf(3)).trips[0]?.passengers[0]?.email).toBe("anna@example.com");
  });

  test("OPN-145: allowances are sent with a flexible tariff only", () => {
    expect(sent(employee, offerOf(3, true)).trips[0]).toMatchObject({
      additional_address: false,
      additional_change_itinerary: 0,
      additional_wait: 1,
      fare_on_toll_road: 0,
    });
    expect(sent(employee, offerOf(3)).trips[0]).not.toHaveProperty("additional_wait");
  });
});
