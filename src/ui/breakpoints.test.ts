import { expect, test } from "vitest";
import { deviceOf, layoutOf, PHONE, screenOf } from "#ui/breakpoints.ts";

test("LAY-04: 1241 and 1240, 751 and 750, 577 and 576 px fall on different sides", () => {
  expect([1241, 1240, 751, 750, 577, 576].map(screenOf)).toEqual([
    "desktop",
    "tablet",
    "tablet",
    "mobile",
    "mobile",
    "small",
  ]);
});

test("LAY-05: a layout begins at its em, not after it", () => {
  expect([47.99, 48, 63.99, 64, 89.99, 90, 119.99, 120].map(layoutOf)).toEqual([
    "small",
    "medium",
    "medium",
    "large",
    "large",
    "xlarge",
    "xlarge",
    "xxlarge",
  ]);
});

test("LAY-06: 599 px is a phone, 600 to 1023 a tablet, 1024 a desktop", () => {
  expect([599, 600, 1023, 1024].map(deviceOf)).toEqual(["mobile", "tablet", "tablet", "desktop"]);
  expect(PHONE).toBe("(max-width: 599px)");
});
