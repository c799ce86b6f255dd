import { expect, test } from "vitest";
import type { Api } from "#web/api/api-call.ts";
import type { OrderBody } from "#web/features/orders/body/wire-order.ts";
import { changeOrder } from "./change-order.ts";

test("PAY-14, B3: every trip of an order is changed by the trips call, at the price it was sold by unless the car is another", async () => {
  const sent: object[] = [];
  const answers: Readonly<Record<string, (input: { query?: { order_id?: number }; body?: object }) => unknown>> = {
    getOrder: () => ({ trips: [{ order_id: 7 }, { order_id: 8 }] }),
    searchTrips: ({ query }) => ({
      orders: [{ version: 3, price: { price_id: 70 }, car_data: { car_class_id: query?.order_id === 7 ? 1 : 2 } }],
    }),
    changeTrip: ({ body }) => {
      if (body) sent.push(body);
      return [{ version: 4 }];
    },
  };
  const api = ((name: string, input: object) => Promise.resolve(answers[name]?.(input))) as unknown as Api;
  const trip = (comment: string) => ({ price_id: 99, comment }) as OrderBody["trips"][number];
  const body: OrderBody = { trips: [trip("there"), trip("back")], cost_center: "Sales", pay_by: "card" };
  await changeOrder(api, { orderId: 7, key: "k", body, sums: [10, 20], classId: 1, isOneTrip: false });
  expect(sent).toHaveLength(2);
  const both = { version: 3, cost_center: "Sales" };
  expect(sent).toEqual([
    { ...both, order_id: 7, price_id: 70, comment: "there", expected_total: 10 },
    { ...both, order_id: 8, price_id: 99, comment: "back", expected_total: 20 },
  ]);
});
