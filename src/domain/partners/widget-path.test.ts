import { describe, expect, test } from "vitest";
import { readWidgetPath } from "#domain/partners/widget-path.ts";

describe("OPN-065, NET-33: the name of a text", () => {
  test.each([
    ["offer", "offer"],
    ["/offer", "offer"],
    ["//offer/", "offer"],
    ["/ru/offer.html", "offer"],
    ["Public-Offer", "offer"],
    ["terms.htm", "terms"],
    ["personal-data", "personal-data"],
    ["/personal_data", "personal-data"],
    ["personalData", "personal-data"],
    ["/en/privacy-policy.php", "personal-data"],
    ["personal-data-consent", "personal-data-consent"],
    ["/ru/consent.html", "personal-data-consent"],
  ])("%s is %s", (text, path) => {
    expect(readWidgetPath(text)).toBe(path);
  });

  test.each([
    "",
    "/",
    "offer2",
    "of fer",
    "offer.md",
    "offer/terms",
    "de/offer",
    "constructor",
    "__proto__",
    "toString",
  ])("%j is none", (text) => {
    expect(readWidgetPath(text)).toBeUndefined();
  });
});
