import type { ApiVersion } from "#contract/wire/api-version.ts";

/** The properties of one kind of refusal. */
export interface ErrorSpec {
  /** Number on the wire; never reused for another meaning. */
  readonly number: number;
  /** HTTP-like status inside the envelope. */
  readonly status: number;
  /** Status of the HTTP answer: business refusals keep 200 with `error` filled. */
  readonly http: number;
  /** Status for versions whose clients need another one. */
  readonly httpUnder?: Readonly<Partial<Record<ApiVersion, number>>>;
  readonly name: string;
  readonly type: string;
  /** Whether operators must be told about it. */
  readonly reportable: boolean;
  /** Whether pages show no toast for it. */
  readonly silent: boolean;
}

const business = { status: 400, http: 200, name: "Bad Request", type: "BadRequest", reportable: false, silent: false };

/** Every refusal of the product; the message of each is `errors.<code>` in both languages. */
export const ERRORS = {
  malformed: { ...business, number: 1000, http: 400 },
  "not-found": { ...business, number: 1001, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  unauthorised: {
    ...business,
    number: 1002,
    status: 401,
    http: 401,
    name: "Unauthorized",
    type: "Unauthorized",
    silent: true,
  },
  "unsupported-media": { ...business, number: 1003, status: 415, http: 415, name: "Unsupported Media Type" },
  "cross-site": { ...business, number: 1004, status: 403, http: 403, name: "Forbidden", type: "Forbidden" },
  "too-large": { ...business, number: 1005, status: 413, http: 413, name: "Payload Too Large" },
  forbidden: { ...business, number: 1006, status: 403, http: 403, name: "Forbidden", type: "Forbidden" },
  "too-many-calls": {
    ...business,
    number: 1007,
    status: 429,
    http: 429,
    name: "Too Many Requests",
    type: "TooManyRequests",
  },
  "attempt-key-wrong": { ...business, number: 1008, http: 400 },
  "staff-in-console": { ...business, number: 1009, status: 403, http: 403, name: "Forbidden", type: "Forbidden" },
  internal: {
    ...business,
    number: 1500,
    status: 500,
    http: 500,
    name: "Internal Server Error",
    type: "Internal",
    reportable: true,
  },
  unavailable: {
    ...business,
    number: 1503,
    status: 503,
    http: 503,
    name: "Service Unavailable",
    type: "Unavailable",
    reportable: true,
  },
  busy: {
    ...business,
    number: 1504,
    status: 503,
    http: 503,
    name: "Service Unavailable",
    type: "Unavailable",
    reportable: false,
  },
  "no-room": {
    ...business,
    number: 1505,
    status: 503,
    http: 503,
    name: "Service Unavailable",
    type: "Unavailable",
    reportable: true,
  },
  "login-wrong": { ...business, number: 1100, http: 400, httpUnder: { v1: 200 } },
  "account-closed": { ...business, number: 1101, status: 403, name: "Forbidden", type: "Forbidden" },
  "too-many-logins": {
    ...business,
    number: 1102,
    status: 429,
    http: 429,
    name: "Too Many Requests",
    type: "TooManyRequests",
  },
  "user-differs": { ...business, number: 1103, status: 403, name: "Forbidden", type: "Forbidden" },
  "second-step-needed": { ...business, number: 1104, status: 403, name: "Forbidden", type: "Forbidden" },
  "second-step-missing": { ...business, number: 1105, status: 403, name: "Forbidden", type: "Forbidden" },
  "second-step-over": { ...business, number: 1106 },
  "second-step-set": { ...business, number: 1107, status: 409 },
  "code-wrong": { ...business, number: 1108 },
  "password-wrong": { ...business, number: 1109 },
  "proof-needed": { ...business, number: 1110, status: 403, name: "Forbidden", type: "Forbidden" },
  "password-weak": { ...business, number: 1111 },
  "link-over": { ...business, number: 1112 },
  "profile-wrong": { ...business, number: 1113 },
  "too-many-keys": { ...business, number: 1114 },
  "place-unknown": { ...business, number: 2001, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "point-malformed": { ...business, number: 2002, http: 400 },
  "pin-at-sea": { ...business, number: 2003 },
  "pin-abroad": { ...business, number: 2004 },
  "pin-far": { ...business, number: 2005 },
  "quote-unknown": { ...business, number: 3001 },
  "quote-expired": { ...business, number: 3002 },
  "quote-foreign": { ...business, number: 3003 },
  "price-changed": { ...business, number: 3004, status: 409 },
  "currency-mismatch": { ...business, number: 3005 },
  "price-unknown": { ...business, number: 3006, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "certificate-unknown": { ...business, number: 3010 },
  "certificate-not-valid": { ...business, number: 3011 },
  "no-exchange-rate": { ...business, number: 3012 },
  "rent-hours-range": { ...business, number: 3013, http: 400 },
  "certificate-used-up": { ...business, number: 3014 },
  "too-many-codes": {
    ...business,
    number: 3015,
    status: 429,
    http: 429,
    name: "Too Many Requests",
    type: "TooManyRequests",
  },
  "bonus-number-wrong": { ...business, number: 3020 },
  "time-refused": { ...business, number: 4001 },
  "time-malformed": { ...business, number: 4002, http: 400 },
  "return-too-early": { ...business, number: 4003 },
  "passenger-incomplete": { ...business, number: 5001 },
  "trip-incomplete": { ...business, number: 5002 },
  "party-too-large": { ...business, number: 5003 },
  "service-unknown": { ...business, number: 5004 },
  "too-many-stops": { ...business, number: 5005 },
  "rent-not-offered": { ...business, number: 5006 },
  "rent-hours-differ": { ...business, number: 5007 },
  "too-many-trips": { ...business, number: 5008 },
  "too-many-services": { ...business, number: 5009 },
  "attempt-conflict": { ...business, number: 5010, status: 422, http: 422, name: "Unprocessable Entity" },
  "places-differ": { ...business, number: 5012 },
  "order-unknown": { ...business, number: 5020, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "cost-center-wrong": { ...business, number: 5021 },
  "change-refused": { ...business, number: 5022 },
  "order-changed-meanwhile": { ...business, number: 5023, status: 409 },
  "cancel-refused": { ...business, number: 5024 },
  "fee-changed": { ...business, number: 5025, status: 409 },
  "nothing-to-confirm": { ...business, number: 5030, status: 409 },
  "order-not-agreed": { ...business, number: 5031, status: 409 },
  "undo-over": { ...business, number: 5032, status: 409 },
  "trip-ended": { ...business, number: 5033, status: 409 },
  "letter-on-its-way": { ...business, number: 5034, status: 409 },
  "letter-unknown": { ...business, number: 5090, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "letter-gaps": { ...business, number: 5091 },
  "letter-nowhere": { ...business, number: 5092, status: 409 },
  "letter-too-soon": { ...business, number: 5093, status: 409 },
  "state-not-next": { ...business, number: 5040, status: 409 },
  "state-too-early": { ...business, number: 5041, status: 409 },
  "correction-over": { ...business, number: 5042, status: 409 },
  "no-show-early": { ...business, number: 5043, status: 409 },
  "no-show-waited": { ...business, number: 5044, status: 409 },
  "photo-wrong": { ...business, number: 5045 },
  "too-many-photos": { ...business, number: 5046, status: 409 },
  "agreed-limit": { ...business, number: 5047, status: 403 },
  "buyer-unknown": { ...business, number: 5050 },
  "buyer-closed": { ...business, number: 5051, status: 409 },
  "staff-unknown": { ...business, number: 5080, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "login-taken": { ...business, number: 5081, status: 409 },
  "last-owner": { ...business, number: 5082, status: 409 },
  "let-off-limit": { ...business, number: 5060, status: 403 },
  "too-many-views": { ...business, number: 5070 },
  "view-unknown": { ...business, number: 5071, status: 404 },
  "nothing-to-change": { ...business, number: 5061, status: 409 },
  "already-paid": { ...business, number: 6001 },
  "order-cancelled": { ...business, number: 6002 },
  "acquirer-unavailable": { ...business, number: 6003, status: 503, reportable: true },
  "cash-order": { ...business, number: 6004 },
  "cash-not-offered": { ...business, number: 6005 },
  "ride-over": { ...business, number: 6006 },
  "cash-back-limit": { ...business, number: 6007, status: 409 },
  "currency-not-payable": { ...business, number: 6008 },
  "sum-not-payable": { ...business, number: 6009 },
  "payment-refused": { ...business, number: 6011 },
  "refund-unknown": { ...business, number: 6020, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "refund-moved": { ...business, number: 6021, status: 409 },
  "refund-limit": { ...business, number: 6022, status: 409 },
  "refund-way": { ...business, number: 6023 },
  "refund-disputed": { ...business, number: 6024, status: 409 },
  "dispute-unknown": { ...business, number: 6025, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "dispute-moved": { ...business, number: 6026, status: 409 },
  "dispute-limit": { ...business, number: 6027, status: 409 },
  "receipt-issued": { ...business, number: 6028, status: 409 },
  "signature-wrong": { ...business, number: 6010, status: 401, http: 401, name: "Unauthorized", type: "Unauthorized" },
  "promo-unknown": { ...business, number: 7001, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "text-unknown": { ...business, number: 7002, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "partner-closed": { ...business, number: 7003, status: 403, http: 403, name: "Forbidden", type: "Forbidden" },
  "not-open": { ...business, number: 7007, status: 403, http: 403, name: "Forbidden", type: "Forbidden" },
  "site-wrong": { ...business, number: 7004 },
  "too-many-sites": { ...business, number: 7005 },
  "site-unlisted": { ...business, number: 7006 },
  "period-wrong": { ...business, number: 7020 },
  "too-many-rides": { ...business, number: 7021 },
  "yacht-place": { ...business, number: 7101 },
  "yacht-time": { ...business, number: 7102 },
  "yacht-hours": { ...business, number: 7103 },
  "yacht-guests": { ...business, number: 7104 },
  "yacht-contact": { ...business, number: 7105 },
  "request-unknown": { ...business, number: 7201, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "request-changed": { ...business, number: 7202, status: 409 },
  "request-ended": { ...business, number: 7203, status: 409 },
  "decline-wordless": { ...business, number: 7204 },
  "offer-unknown": { ...business, number: 7210, status: 404, http: 404, name: "Not Found", type: "NotFound" },
  "offer-over": { ...business, number: 7211, status: 409 },
  "offer-day": { ...business, number: 7212 },
  "offer-price": { ...business, number: 7213 },
  "offer-end": { ...business, number: 7214 },
  "offer-terms": { ...business, number: 7215 },
  "offer-not-sold": { ...business, number: 7216 },
  "offer-currency": { ...business, number: 7217 },
  "sample-unknown": { ...business, number: 7301, status: 404 },
  "sample-name-taken": { ...business, number: 7302, status: 409 },
  "too-many-samples": { ...business, number: 7303 },
  "yacht-offer": { ...business, number: 7220 },
  "yacht-move": { ...business, number: 7221, status: 409 },
} as const satisfies Record<string, ErrorSpec>;

/** The name of a refusal. */
export type ErrorCode = keyof typeof ERRORS;

/** The specification of a refusal. */
export function errorSpec(code: ErrorCode): ErrorSpec {
  return ERRORS[code];
}

/** The refusal with a wire number, if it exists. */
export function errorByNumber(number: number): ErrorCode | undefined {
  return (Object.keys(ERRORS) as ErrorCode[]).find((code) => ERRORS[code].number === number);
}

/** Refusals of a price that is no longer sold as quoted: the page asks for a new price before it shows anything else. */
export const STALE_QUOTE = [
  "quote-unknown",
  "quote-expired",
  "quote-foreign",
  "price-changed",
] as const satisfies readonly ErrorCode[];

/** Whether a refusal means that a price is no longer sold as quoted. */
export function isStaleQuote(code: ErrorCode | undefined): boolean {
  return STALE_QUOTE.some((stale) => stale === code);
}
