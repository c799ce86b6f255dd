import { expect, test } from "vitest";
import { ORIGIN_LIMITS, originOf } from "./visit-origin.ts";

const long = "x".repeat(500);

test.each([
  ["", {}],
  ["?from=g1&lang=en", {}],
  ["?utm_source=&sub_id=%20", {}],
  [
    "?utm_source=mail&utm_campaign=spring&sub_id=77&pos=top&platform=7",
    {
      utm: { utm_source: "mail", utm_campaign: "spring" },
      utmSource: "mail",
      subId: "77",
      pos: "top",
      platform: "7",
    },
  ],
  ["?utm_source=a&utm_source=b", { utm: { utm_source: "b" }, utmSource: "a" }],
  ["?module_type=airline", { platform: "airline", moduleType: "airline" }],
  ["?module_type=airline&platform=3", { platform: "3", moduleType: "airline" }],
  ["?module_type=frame", {}],
  [`?utm_${long}=a`, {}],
  ["?utm_<b>=a", {}],
])("OPN-026, PAY-27, PAY-28, PAY-34: %s says where a visit comes from", (query, origin) => {
  expect(originOf(query)).toEqual(origin);
});

test("PAY-27: whatever a link says, no member is longer than an order takes", () => {
  const names = ["utm_source", "utm_medium", "sub_id", "pos", "platform"];
  const origin = originOf(`?${names.map((name) => `${name}=${long}`).join("&")}`);
  expect(origin.utm?.["utm_medium"]).toHaveLength(ORIGIN_LIMITS.utmValue);
  for (const name of ["subId", "utmSource", "pos", "platform"] as const) {
    expect(origin[name], name).toHaveLength(ORIGIN_LIMITS[name]);
  }
  const many = Array.from({ length: 50 }, (_, at) => `utm_${at}=1`).join("&");
  expect(Object.keys(originOf(`?${many}`).utm ?? {})).toHaveLength(ORIGIN_LIMITS.utmNames);
});

test("PAY-34: a text that is cut inside a letter of two halves stays well formed", () => {
  expect(originOf(`?pos=${encodeURIComponent(`${"x".repeat(59)}😀`)}`).pos).toBe("x".repeat(59));
});
