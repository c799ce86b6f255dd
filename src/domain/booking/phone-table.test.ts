import { expect, test } from "vitest";
import { judgePhone, keptPhone } from "#domain/booking/phone.ts";
import { TEST_PLANS } from "../../../tests/support/phone-plans.ts";
import { PHONE_COUNTRIES, SEEN_PHONES, SPELT_PHONES, type WrittenPhone } from "../../../tests/support/phone-table.ts";

const asked = ({ typed, at }: WrittenPhone) => {
  const judged = judgePhone(typed, at === "" ? [] : [at], TEST_PLANS);
  return "fault" in judged ? undefined : judged.number;
};

test.each(PHONE_COUNTRIES)("ruling 32: the example number of %s is read in every spelling", (country) => {
  const wrong = SPELT_PHONES.filter((phone) => phone.at === country && asked(phone) !== phone.number);
  expect(wrong).toEqual([]);
});

test.each(SEEN_PHONES)("ruling 32: with $at at home $typed is $number", (phone) => {
  expect(asked(phone)).toBe(phone.number);
});

test("ruling 32: whatever the page reads is kept from a client as the same number", () => {
  for (const phone of [...SPELT_PHONES, ...SEEN_PHONES]) {
    const read = asked(phone);
    if (read === undefined) continue;
    expect(keptPhone(phone.typed, phone.at === "" ? [] : [phone.at], TEST_PLANS)).toEqual({ kept: read });
  }
});
