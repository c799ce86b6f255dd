import { expect, test } from "vitest";
import type { Api } from "#web/api/api-call.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { milesQuery } from "./miles-query.ts";

test("LOY-16, LOY-17: the miles of a number are asked for with the price and its currency, again when that changes, and kept", async () => {
  const asked: unknown[] = [];
  const api = ((name: string, { query }: { query: { price: number } }) => {
    asked.push([name, query]);
    return Promise.resolve({ value: query.price / 10, message: `${query.price / 10} miles` });
  }) as unknown as Api;
  const client = createQueryClient();
  const fetch = (price: number) => client.fetchQuery(milesQuery(api, { number: "1230", price, currency: "RUB" }));
  expect(await fetch(2000)).toEqual({ value: 200, message: "200 miles" });
  expect(await fetch(2000)).toEqual({ value: 200, message: "200 miles" });
  expect(await fetch(2500)).toMatchObject({ value: 250 });
  expect(asked).toEqual([2000, 2500].map((price) => ["getMiles", { priority_s7: "1230", price, currency: "RUB" }]));
});
