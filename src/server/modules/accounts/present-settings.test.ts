import { expect, it } from "vitest";
import { DEFAULT_ACCOUNT_SETTINGS } from "#domain/accounts/account-settings.ts";
import { presentPublicSettings } from "#server/modules/accounts/present-settings.ts";

const formatOf = (internalNumberFormat: string | null) => {
  const special = { loyaltyRate: 0, alternativeCurrency: null, yachtAgreement: false };
  const settings = { ...DEFAULT_ACCOUNT_SETTINGS, ...special, internalNumberFormat };
  return presentPublicSettings(1, { role: "corporate", currency: "RUB" }, settings).internal_number_format;
};

it.each([null, String.raw`\d{3}-\d{4}`, String.raw`[\p{L}\d-]{1,20}`, String.raw`(?:[A-Z]{2}\d+|X\d*)`])(
  "VAL-23: the pattern %j of a company goes to the page",
  (format) => expect(formatOf(format)).toBe(format),
);

it.each(["(a+)+", String.raw`(\d+|\w+)*`, "^(([a-z])+.)+[A-Z]([a-z])+$", "("])(
  "VAL-23: in place of the pattern %j, which a browser could try for ever or not at all, any number is taken",
  (format) => expect(formatOf(format)).toBe(".+"),
);
