import { describe, expect, test } from "vitest";
import type { SettingUser } from "#contract/accounts.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { EMPLOYEE, PHONES, sampleOffer } from "../../../../../tests/support/sample-offer.ts";
import { checkCompany } from "./check-company.ts";
import { checkTrips } from "./check-trips.ts";

const employee: SettingUser = { ...EMPLOYEE, show_internal_number_trip: false };

const offer = (capacity: number) => ({ price: { car_class: { capacity } } }) as PickedOffer;

const wrong = (account: SettingUser | null, ...changes: readonly TripDraftChange[]) =>
  checkCompany(
    offer(3),
    changes.reduce(changeDraft, EMPTY_DRAFT),
    accountRules(account, { sendsTexts: true }),
    PHONES,
  ).map(([id]) => id);

describe("what a company requires", () => {
  test("VAL-19, VAL-21: a visible number, and a cost centre at level 2", () => {
    expect(wrong(employee)).toEqual(["cost-center", "order-number"]);
    const fields = { costCenter: { id: 4, title: "Design" }, orderNumber: "7" };
    expect(wrong(employee, { type: "company", fields })).toEqual([]);
  });

  test("OPN-080, VAL-20: the number of each trip, where it is shown", () => {
    const numbers = (shown: boolean, tripNumbers: readonly string[]) => {
      const draft = changeDraft(EMPTY_DRAFT, { type: "company", fields: { tripNumbers } });
      const rules = accountRules({ ...employee, show_internal_number_trip: shown });
      return checkTrips(sampleOffer(), draft, rules, PHONES).filter(([id]) => id.endsWith("-number"));
    };
    expect(numbers(true, [])).toEqual([["trip-0-number", ["booking.need.own", { label: "Project code" }]]]);
    expect(numbers(true, ["PRJ-40"])).toEqual([]);
    expect(numbers(false, [])).toEqual([]);
  });

  test("VAL-22: no cost centre at level 1, from an administrator or from a visitor", () => {
    const free = { ...employee, show_internal_number: false };
    expect(wrong({ ...free, cost_center_control: 1 })).toEqual([]);
    expect(wrong({ ...free, role: "admin" })).toEqual([]);
    expect(wrong(null)).toEqual([]);
  });

  test("valid phone numbers for updates, while the box is ticked", () => {
    const phones = {
      type: "people",
      fields: { viewers: ["+7 926 000-00-01", "12", ""].map((phone, at) => ({ id: String(at), phone })) },
    } as const;
    const free = { ...employee, show_internal_number: false, cost_center_control: 0 };
    expect(wrong(free, phones, { type: "company", fields: { hasViewers: true } })).toEqual(["viewer-1"]);
    expect(wrong(free, phones)).toEqual([]);
  });

  test("BKF-12: whoever keeps others informed names at least one of them", () => {
    const free = { ...employee, show_internal_number: false, cost_center_control: 0 };
    const informed = { type: "company", fields: { hasViewers: true } } as const;
    const blank = { type: "people", fields: { viewers: [{ id: "0", phone: " " }] } } as const;
    expect(wrong(free, informed)).toEqual(["viewer-0"]);
    expect(wrong(free, informed, blank)).toEqual(["viewer-0"]);
    expect(wrong(free, blank)).toEqual([]);
  });

  test("VAL-23: the coordinator of a large party may have a number, in the form of the company or the airline", () => {
    const free = { ...employee, show_internal_number: false, cost_center_control: 0 };
    const said = (coordinatorNumber: string, capacity: number, format: string | null, isAirline = false) => {
      const draft = changeDraft(EMPTY_DRAFT, { type: "company", fields: { coordinatorNumber } });
      const bonus = { hasCertificate: false, hasMiles: false, isAirline };
      const rules = accountRules({ ...free, internal_number_format: format }, {}, bonus);
      return checkCompany(offer(capacity), draft, rules, PHONES);
    };
    expect(said("", 12, null)).toEqual([]);
    expect(said("D-21", 12, null)).toEqual([]);
    expect(said("D 21", 3, null)).toEqual([]);
    expect(said("D 21", 12, null)).toEqual([["coordinator-number", ["accounts.coordinatorNumber.usual"]]]);
    expect(said("D-21", 12, "\\d{4}")).toEqual([["coordinator-number", ["accounts.coordinatorNumber.company"]]]);
    expect(said("D-21", 12, null, true)).toEqual([["coordinator-number", ["trans.frames.afl.bonus_number_error"]]]);
  });
});
