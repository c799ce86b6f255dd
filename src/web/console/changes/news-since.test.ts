import { expect, test } from "vitest";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { newsSince } from "./news-since.ts";

const at = (moment: number, call: string): DeskOrderView["history"][number] => ({
  at: moment,
  what: "deed",
  trip_id: 1,
  by: { kind: "operator", name: "Vera" },
  call,
});

test("OPR-04: whoever comes second is told what happened since the version that they saw, all of one moment, and nothing of before", () => {
  const history = [at(30, "nameDriver"), at(20, "changeOrder"), at(20, "fee"), at(10, "confirmOrder")];
  const told = (seen: number) => newsSince({ history, version: 7 }, seen).map(({ call }) => call);
  expect(told(6)).toEqual(["nameDriver"]);
  expect(told(5)).toEqual(["nameDriver", "changeOrder", "fee"]);
  expect(told(7)).toEqual([]);
  // Money comes without a version: whoever holds the history that they saw is told by that.
  expect(newsSince({ history, version: 7 }, history.slice(3)).map(({ call }) => call)).toHaveLength(3);
});
