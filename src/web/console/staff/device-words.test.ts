import { expect, test } from "vitest";
import { deviceWords } from "./device-words.ts";

test("names each browser of a member once, with how often, and one that said nothing as unknown", () => {
  const devices = ["Chrome, Linux", "", "Chrome, Linux", "Safari, iPhone"].map((browser) => ({
    browser,
    last_used_at: 1,
  }));
  expect(deviceWords(devices, "unknown")).toBe("Chrome, Linux × 2; unknown; Safari, iPhone");
  expect(deviceWords([], "unknown")).toBe("");
});
