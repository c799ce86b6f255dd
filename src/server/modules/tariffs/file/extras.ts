import type { Certificate, PartnerRate } from "#domain/tariffs/tariff-book.ts";
import type { Currency } from "#domain/values/money.ts";
import { createSeen } from "#server/modules/tariffs/file/basics.ts";
import type { Fields } from "#server/modules/tariffs/file/fields.ts";
import { readValidity } from "#server/modules/tariffs/file/times.ts";
import { ID } from "#server/modules/tariffs/file/values.ts";
import { CURRENCY, EFFECT, formed, micro, percent } from "#server/modules/tariffs/file/values.ts";

const CODE = formed(/^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/, "WELCOME10 (3 to 40 letters and digits)");
/** A partner's net rate may not take more than this off, so that nobody rides for nothing by a slip. */
const NET_MIN_PERCENT = -90;
const MARK_UP_MAX_PERCENT = 300;
const LOYALTY_MAX = 1;

/** What partners pay or add. */
export function readPartners(root: Fields): PartnerRate[] {
  const seen = createSeen<number>();
  return root.maps("partners", ["user", "add", "loyalty"]).map((fields) => {
    const userId = fields.need("user", ID);
    seen(fields, "user", userId);
    return {
      userId,
      percent: fields.may("add", percent(NET_MIN_PERCENT, MARK_UP_MAX_PERCENT), 0),
      loyaltyMicro: fields.may("loyalty", micro(LOYALTY_MAX, true), 0),
      line: fields.line,
    };
  });
}

/** The codes that take something off. */
export function readCertificates(root: Fields, currencies: ReadonlySet<Currency>): Certificate[] {
  const seen = createSeen<string>();
  return root.maps("certificates", ["code", "off", "currency", "valid"]).map((fields) => {
    const code = fields.need("code", CODE);
    // Nobody remembers the case of a code, so two of the same letters are one.
    seen(fields, "code", code.toUpperCase());
    return { code, effect: readOff(fields, currencies), valid: readValidity(fields), line: fields.line };
  });
}

function readOff(fields: Fields, currencies: ReadonlySet<Currency>): Certificate["effect"] {
  const faults = fields.faults();
  const off = fields.need("off", EFFECT);
  // Whether a share or a sum was meant, nobody knows then.
  if (fields.faults() > faults) return { percent: 0 };
  if ("percent" in off) {
    if (off.percent < 0 || off.percent > 10_000) fields.problem("off", "must be from 0% to 100%");
    if (fields.has("currency")) fields.problem("currency", "a percentage has none");
    return off;
  }
  if (off.amount < 0) fields.problem("off", "must be above zero; it is taken off");
  const currency = fields.need("currency", CURRENCY);
  if (fields.has("currency") && !currencies.has(currency))
    fields.problem("currency", `there is no exchange rate for ${currency}`);
  return { amount: off.amount, currency };
}
