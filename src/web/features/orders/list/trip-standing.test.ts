import { expect, it } from "vitest";
import { tripStanding } from "./trip-standing.ts";

it.each([
  [6, true, "orders.list.state.unpaid"],
  [0, true, "orders.tripToConfirm"],
  [7, true, "orders.tripToConfirm"],
  [2, true, "orders.list.state.confirmed"],
  [2, false, "orders.list.state.past"],
  [0, false, "orders.list.state.past"],
  [3, false, "orders.list.state.completed"],
  [5, false, "orders.tripCancelled"],
])("a trip of status %d that is ahead: %s is called %s", (status, isAhead, word) => {
  expect(tripStanding(status, isAhead).word).toBe(word);
});
