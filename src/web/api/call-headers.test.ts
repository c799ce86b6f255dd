import { expect, test } from "vitest";
import { SHOWN_TOKEN_MARK as CONTRACT_SHOWN_TOKEN_MARK } from "#contract/accounts.ts";
import {
  ATTEMPT_HEADER as CONTRACT_ATTEMPT_HEADER,
  ATTEMPT_SECRET_HEADER as CONTRACT_ATTEMPT_SECRET_HEADER,
  ORDER_KEY_HEADER as CONTRACT_ORDER_KEY_HEADER,
} from "#contract/orders/orders.ts";
import { NODE_TERM_MIN_LENGTH, PLACE_TERM_MIN_LENGTH } from "#contract/places.ts";
import { ATTEMPT_HEADER, attemptHeaders, ORDER_KEY_HEADER } from "#web/api/call-headers.ts";
import { SHOWN_TOKEN_MARK } from "#web/app/take-token.ts";
import { PLACE_SEARCH } from "#web/features/places/place-search.ts";

test("the browser's copies of header names and limits equal the contract", () => {
  expect([ATTEMPT_HEADER, ORDER_KEY_HEADER, SHOWN_TOKEN_MARK]).toEqual([
    CONTRACT_ATTEMPT_HEADER,
    CONTRACT_ORDER_KEY_HEADER,
    CONTRACT_SHOWN_TOKEN_MARK,
  ]);
  expect(Object.keys(attemptHeaders({ key: "key", secret: "secret" }))).toEqual([
    CONTRACT_ATTEMPT_HEADER,
    CONTRACT_ATTEMPT_SECRET_HEADER,
  ]);
  expect(PLACE_SEARCH.nodeTermLength).toBe(NODE_TERM_MIN_LENGTH);
  expect(PLACE_SEARCH.placeTermLength).toBe(PLACE_TERM_MIN_LENGTH);
});
