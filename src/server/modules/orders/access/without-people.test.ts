import { expect, test } from "vitest";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { withoutPeople } from "./without-people.ts";

test("T-01: of an order without its people stay the districts, and neither the certificate, nor a typed address, nor what the price was made of", () => {
  const trip = {
    certificate: "GIFT",
    quote: { quoteId: 7 },
    start_point: "55.7522",
    finish_point: "51.4712",
    start_place_id: "fa-typed-address",
    finish_place_id: "g1",
  };
  const order = { client: { name: "Anna" }, trips: [trip] } as unknown as StoredOrder;
  const { client, trips } = withoutPeople(order);
  expect(client).toEqual({});
  expect(trips[0]).toMatchObject({
    certificate: "",
    quote: null,
    start_point: "55.75",
    finish_point: "51.47",
    start_place_id: null,
    finish_place_id: "g1",
  });
});
