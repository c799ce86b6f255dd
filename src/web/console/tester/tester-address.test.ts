import { expect, test } from "vitest";
import { readTesterAddress, testerAddress, testQueryOf } from "./tester-address.ts";

test("OPS-59: an address of the tester holds the whole question, and reads as it was written", () => {
  const asked = {
    from: "a26396",
    from_point: "55.97,37.41",
    to: "g524901",
    time: "2026-12-10 05:30",
    people: "2",
    partner: "1863",
    currency: "GBP",
    book: "41",
    class: "5",
    back: "1",
  };
  const address = testerAddress(asked);
  expect(readTesterAddress(address.split("?")[1] ?? "")).toEqual(asked);
  const { class: _class, back: _back, ...question } = asked;
  expect(testQueryOf(asked)).toEqual(question);
});

test("nothing is asked before there is a start", () => {
  expect(testQueryOf(readTesterAddress("to=g524901&colour=red"))).toBeUndefined();
  expect(readTesterAddress("trip=abc&price=0&people=-5&bags=1.5&book=x&to=g524901")).toEqual({ to: "g524901" });
});
