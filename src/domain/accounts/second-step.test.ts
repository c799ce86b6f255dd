import { describe, expect, it } from "vitest";
import { needsSecondStep, readSecondCode, recoveryCode } from "#domain/accounts/second-step.ts";

describe("a code of the second step", () => {
  it.each([
    ["123456", { app: "123456" }],
    [" 123 456 ", { app: "123456" }],
    ["１２３４５６", { app: "123456" }],
    ["0123-4567-89ab-cdef", { recovery: "0123456789abcdef" }],
    ["O123 4567–89AB CDEF", { recovery: "0123456789abcdef" }],
    ["l123il67 89abcdef", { recovery: "1123116789abcdef" }],
    ["12345", null],
    ["1234567", null],
    ["0123-4567-89ab-cdeu", null],
    ["", null],
  ])("is read as people type it: %j", (typed, code) => {
    expect(readSecondCode(typed)).toEqual(code);
  });

  it("for recovery carries all 80 bits of its bytes, and is read as it is shown", () => {
    const bytes = Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 255]);
    const shown = recoveryCode(bytes);
    expect(shown).toBe("000g-40r4-0m30-e27z");
    expect(readSecondCode(shown)).toEqual({ recovery: shown.replaceAll("-", "") });
  });
});

it("T-08: on a production server the staff logs in with a second step only; elsewhere and for others it is offered", () => {
  expect([needsSecondStep("admin", true), needsSecondStep("admin", false), needsSecondStep("partner", true)]).toEqual([
    true,
    false,
    false,
  ]);
});
