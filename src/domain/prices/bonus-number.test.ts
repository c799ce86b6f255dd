import { expect, test } from "vitest";
import { isBonusNumber } from "#domain/prices/bonus-number.ts";

test("LOY-10: an empty number is accepted", () => {
  expect(isBonusNumber("")).toBe(true);
});

test.each(["1230", "12340", "123455", "1234564", "12345676", "20198716"])(
  "ruling 20, LOY-12, OPN-070: %s has the right weighted check digit",
  (number) => {
    expect(isBonusNumber(number)).toBe(true);
  },
);

test.each(["50101041", "60000006", "123456782", "1234567891"])(
  "LOY-13, OPN-070: %s has the remainder of the division by seven",
  (number) => {
    expect(isBonusNumber(number)).toBe(true);
  },
);

test.each(["123", "1231", "20198717", "30000000", "50101042", "1234567890", "12345678901", "12a4"])(
  "LOY-11 to LOY-14, OPN-070: %s is not a bonus number",
  (number) => {
    expect(isBonusNumber(number)).toBe(false);
  },
);

test.each([" 1230", "1230 ", "1e30", "-1230", "12.30", "０１２３0"])("OPN-070: %j is not a bonus number", (text) => {
  expect(isBonusNumber(text)).toBe(false);
});
