import { describe, expect, test } from "vitest";
import type { WireChange } from "#contract/orders/change-trip.ts";
import { readTripChange } from "#contract/orders/read-trip-change.ts";
import { readTrip } from "#contract/orders/read-trip.ts";
import { changedTrip } from "#domain/orders/trip-change.ts";

const ORDERED = readTrip({
  price_id: 7,
  start_location: { place_id: "g1", address: "SVO", time: "2026-11-24 18:40", flight_number: "SU 1" },
  finish_location: { address: "Hotel" },
  passengers: [{ name: "Anna", phone: "+79161234567", email: "anna@example.org" }],
  adults_amount: 2,
  children_amount: 1,
  text_tablet: "Anna",
  additional_wait: 1,
  send_params: { send_admin_doc: true },
  hash: "GIFT500",
});

const changed = (change: Omit<WireChange, "order_id">) =>
  changedTrip(ORDERED, readTripChange({ order_id: 5, ...change }).fields);

describe("A2: a change of a trip is applied to the order", () => {
  test("everything it does not name stays the same", () => {
    expect(changed({})).toEqual(ORDERED);
    expect(changed({ comment: " <b>later</b> " })).toEqual({ ...ORDERED, comment: "<b>later</b>" });
  });

  test("it changes an end member by member", () => {
    const { start, finish } = changed({
      start_location: { time: "2026-11-24 19:00" },
      finish_location: { address: "Theatre" },
    });
    expect(start).toEqual(ORDERED.start);
    expect(finish).toEqual({ ...ORDERED.finish, address: "Theatre" });
    expect(changed({ start_location: { flight_number: "" } }).start.flightNumber).toBe("");
  });

  test("a name beside the start's location counts only when nothing else names the start", () => {
    expect(changed({ start_place_id: "g2" }).start.placeId).toBe("g1");
    expect(changed({ start_location: { place_id: "g3" }, start_place_id: "g2" }).start.placeId).toBe("g3");
    const unnamed = { ...ORDERED, start: { ...ORDERED.start, placeId: undefined } };
    const { fields } = readTripChange({ order_id: 5, start_place_id: "g2" });
    expect(changedTrip(unnamed, fields).start.placeId).toBe("g2");
  });

  test("a number of passengers includes the children, with at least one adult", () => {
    expect(changed({ passengers_number: 4 })).toMatchObject({ adults: 3, children: 1 });
    expect(changed({ passengers_number: 4, adults_amount: 1 })).toMatchObject({ adults: 1, children: 1 });
    expect(changed({ passengers_number: 2, children_amount: 2 })).toMatchObject({ adults: 1, children: 2 });
  });

  test("a sign with the passenger's name changes with the passenger; any other sign stays", () => {
    const passengers = [{ name: "Boris", phone: "+79161234567", email: "b@example.org" }];
    expect(changed({ passengers }).sign).toBe("");
    expect(changed({ passengers, text_tablet: "Team" }).sign).toBe("Team");
    const own = { ...ORDERED, sign: "Team" };
    expect(changedTrip(own, readTripChange({ order_id: 5, passengers }).fields).sign).toBe("Team");
  });

  test("the certificate stays, allowances change one by one, and letter settings all at once", () => {
    const trip = changed({ hash: "OTHER", fare_on_toll_road: 1, send_params: { send_client_voucher: false } });
    expect(trip.certificate).toBe("GIFT500");
    expect(trip.allowances).toEqual({ changeItinerary: 0, wait: 1, tollRoad: 1 });
    expect(trip.sendParams).toEqual({
      send_client_voucher: false,
      send_admin_voucher: false,
      send_client_doc: false,
      send_admin_doc: false,
    });
  });
});
