import { describe, expect, test } from "vitest";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import { errorByNumber, ERRORS, errorSpec, type ErrorCode } from "#contract/wire/errors.ts";
import { messagesFor } from "#i18n/messages.ts";

const CODES = Object.keys(ERRORS) as ErrorCode[];

/** Numbers that clients know. A new refusal gets a line at the end of its hundred; existing lines never change. */
const NUMBERS: Readonly<Record<ErrorCode, number>> = {
  malformed: 1000,
  "not-found": 1001,
  unauthorised: 1002,
  "unsupported-media": 1003,
  "cross-site": 1004,
  "too-large": 1005,
  forbidden: 1006,
  "too-many-calls": 1007,
  "attempt-key-wrong": 1008,
  "staff-in-console": 1009,
  "login-wrong": 1100,
  "account-closed": 1101,
  "too-many-logins": 1102,
  "user-differs": 1103,
  "second-step-needed": 1104,
  "second-step-missing": 1105,
  "second-step-over": 1106,
  "second-step-set": 1107,
  "code-wrong": 1108,
  "password-wrong": 1109,
  "proof-needed": 1110,
  "password-weak": 1111,
  "link-over": 1112,
  "profile-wrong": 1113,
  "too-many-keys": 1114,
  internal: 1500,
  unavailable: 1503,
  busy: 1504,
  "no-room": 1505,
  "place-unknown": 2001,
  "point-malformed": 2002,
  "pin-at-sea": 2003,
  "pin-abroad": 2004,
  "pin-far": 2005,
  "quote-unknown": 3001,
  "quote-expired": 3002,
  "quote-foreign": 3003,
  "price-changed": 3004,
  "currency-mismatch": 3005,
  "price-unknown": 3006,
  "certificate-unknown": 3010,
  "certificate-not-valid": 3011,
  "no-exchange-rate": 3012,
  "rent-hours-range": 3013,
  "certificate-used-up": 3014,
  "too-many-codes": 3015,
  "bonus-number-wrong": 3020,
  "time-refused": 4001,
  "time-malformed": 4002,
  "return-too-early": 4003,
  "passenger-incomplete": 5001,
  "trip-incomplete": 5002,
  "party-too-large": 5003,
  "service-unknown": 5004,
  "too-many-stops": 5005,
  "rent-not-offered": 5006,
  "rent-hours-differ": 5007,
  "too-many-trips": 5008,
  "too-many-services": 5009,
  "attempt-conflict": 5010,
  "places-differ": 5012,
  "order-unknown": 5020,
  "cost-center-wrong": 5021,
  "change-refused": 5022,
  "order-changed-meanwhile": 5023,
  "cancel-refused": 5024,
  "fee-changed": 5025,
  "nothing-to-confirm": 5030,
  "order-not-agreed": 5031,
  "undo-over": 5032,
  "trip-ended": 5033,
  "letter-on-its-way": 5034,
  "letter-unknown": 5090,
  "letter-gaps": 5091,
  "letter-nowhere": 5092,
  "letter-too-soon": 5093,
  "state-not-next": 5040,
  "state-too-early": 5041,
  "correction-over": 5042,
  "no-show-early": 5043,
  "no-show-waited": 5044,
  "photo-wrong": 5045,
  "too-many-photos": 5046,
  "agreed-limit": 5047,
  "buyer-unknown": 5050,
  "buyer-closed": 5051,
  "staff-unknown": 5080,
  "login-taken": 5081,
  "last-owner": 5082,
  "let-off-limit": 5060,
  "nothing-to-change": 5061,
  "too-many-views": 5070,
  "view-unknown": 5071,
  "already-paid": 6001,
  "order-cancelled": 6002,
  "acquirer-unavailable": 6003,
  "currency-not-payable": 6008,
  "sum-not-payable": 6009,
  "payment-refused": 6011,
  "cash-order": 6004,
  "cash-not-offered": 6005,
  "cash-back-limit": 6007,
  "ride-over": 6006,
  "signature-wrong": 6010,
  "refund-unknown": 6020,
  "refund-moved": 6021,
  "refund-limit": 6022,
  "refund-way": 6023,
  "refund-disputed": 6024,
  "dispute-unknown": 6025,
  "dispute-moved": 6026,
  "dispute-limit": 6027,
  "receipt-issued": 6028,
  "promo-unknown": 7001,
  "text-unknown": 7002,
  "partner-closed": 7003,
  "not-open": 7007,
  "site-wrong": 7004,
  "too-many-sites": 7005,
  "site-unlisted": 7006,
  "period-wrong": 7020,
  "too-many-rides": 7021,
  "yacht-place": 7101,
  "yacht-time": 7102,
  "yacht-hours": 7103,
  "yacht-guests": 7104,
  "yacht-contact": 7105,
  "request-unknown": 7201,
  "request-changed": 7202,
  "request-ended": 7203,
  "decline-wordless": 7204,
  "offer-unknown": 7210,
  "offer-over": 7211,
  "offer-day": 7212,
  "offer-price": 7213,
  "offer-end": 7214,
  "offer-terms": 7215,
  "offer-not-sold": 7216,
  "offer-currency": 7217,
  "sample-unknown": 7301,
  "sample-name-taken": 7302,
  "too-many-samples": 7303,
  "yacht-offer": 7220,
  "yacht-move": 7221,
};

describe("rule 51: the catalogue of refusals", () => {
  test("a refusal keeps the number that clients know it by", () => {
    expect(Object.fromEntries(CODES.map((code) => [code, errorSpec(code).number]))).toEqual(NUMBERS);
  });

  test("no two refusals share a number", () => {
    const numbers = CODES.map((code) => errorSpec(code).number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(["ru", "en"] as const)("every refusal has a message in %s", (locale) => {
    const messages = messagesFor(locale);
    expect(CODES.filter((code) => !messages[`errors.${code}`]?.trim())).toEqual([]);
  });

  test("every English message of a refusal differs from the Russian one", () => {
    const [ru, en] = [messagesFor("ru"), messagesFor("en")];
    expect(CODES.filter((code) => ru[`errors.${code}`] === en[`errors.${code}`])).toEqual([]);
  });

  test("ruling 3: the answer of a refusal is 200 for business, and its own status for what a client must handle apart", () => {
    const byHttp = Object.groupBy(CODES, (code) => String(errorSpec(code).http));
    expect(Object.keys(byHttp).map(Number)).toEqual([200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503]);
    for (const code of CODES) {
      const { http, status } = errorSpec(code);
      expect([code, http === 200 || http === status]).toEqual([code, true]);
      expect([code, status >= 400 && status < 600]).toEqual([code, true]);
    }
  });

  test("operators are told about faults on our side and never about a traveller's mistakes or a crowd", () => {
    for (const code of CODES) {
      const { reportable, status } = errorSpec(code);
      expect([code, reportable]).toEqual([code, status >= 500 && code !== "busy"]);
    }
  });

  test("OPN-097: only a call that needs a log-in shows no toast", () => {
    expect(CODES.filter((code) => errorSpec(code).silent)).toEqual(["unauthorised"]);
  });

  test("a refusal is found by its number, and an unknown number is not a refusal", () => {
    for (const code of CODES) expect(errorByNumber(errorSpec(code).number)).toBe(code);
    expect([0, 999, 99_999, Number.NaN].map(errorByNumber)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("every refusal that an endpoint names is named once", () => {
    for (const { name, errors } of PUBLIC_ENDPOINTS)
      expect([name, new Set(errors).size]).toEqual([name, errors.length]);
  });
});
