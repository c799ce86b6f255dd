import { expect, test } from "vitest";
import { API } from "#contract/api.ts";
import {
  ATTEMPT_HEADER as CONTRACT_ATTEMPT_HEADER,
  ORDER_KEY_HEADER as CONTRACT_ORDER_KEY_HEADER,
} from "#contract/orders.ts";
import { NODE_TERM_MIN_LENGTH, PLACE_TERM_MIN_LENGTH } from "#contract/places.ts";
import { PLACE_SEARCH } from "#web/features/places/place-search.ts";
import { ATTEMPT_HEADER, ENDPOINTS, ORDER_KEY_HEADER } from "#web/lib/endpoints.ts";

test("the browser's table of calls equals the contract", () => {
  const contract = Object.fromEntries(API.map(({ name, method, path }) => [name, { method, path }]));
  for (const [name, call] of Object.entries(ENDPOINTS)) expect(contract[name]).toEqual(call);
});

test("the browser's copies of header names and limits equal the contract", () => {
  expect([ATTEMPT_HEADER, ORDER_KEY_HEADER]).toEqual([CONTRACT_ATTEMPT_HEADER, CONTRACT_ORDER_KEY_HEADER]);
  expect(PLACE_SEARCH.nodeTermLength).toBe(NODE_TERM_MIN_LENGTH);
  expect(PLACE_SEARCH.placeTermLength).toBe(PLACE_TERM_MIN_LENGTH);
});
