import { expect, test } from "vitest";
import { plainHost, stepOf } from "./step-of.ts";

test.each([
  ["/booking/finder", "", "search"],
  ["/booking/finder", "?from=a1", "search"],
  ["/booking/finder", "?from=a1&to=g2", "cars"],
  ["/booking/rent", "?from=a1", "cars"],
  ["/booking/finder/prices", "?from=a1&to=g2", "passengers"],
  ["/booking/prices", "", "passengers"],
  ["/booking/order/1000", "", "order"],
  ["/booking/approveorder/55", "", "order"],
])("EMB-06: %s%s is the step %s", (pathname, search, step) => {
  expect(stepOf({ pathname, search }, "/booking")).toBe(step);
});

test("OPN-058, EMB-06: only an airline's frame speaks plainly, and only to a site of the list", () => {
  const sites = ["https://air.example"];
  const site = (query: string) => plainHost(`?${query}`, sites);
  expect(site("platform=airline&parent_origin=https://air.example")).toBe("https://air.example");
  expect(site("platform=airline&parent_origin=https://evil.example")).toBeUndefined();
  expect(site("platform=airline&parent_origin=*")).toBeUndefined();
  expect(site("platform=airline")).toBeUndefined();
  expect(site("parent_origin=https://air.example")).toBeUndefined();
});
