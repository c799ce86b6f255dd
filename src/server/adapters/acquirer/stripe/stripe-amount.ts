import { CURRENCY_DIGITS, isCurrency } from "#domain/values/money.ts";

/** Currencies of which Stripe counts whole units. */
const WHOLE = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));

/** Currencies of which Stripe counts thousandths, in tens. */
const THOUSANDTHS = new Set("BHD JOD KWD OMR TND".split(" "));

/** Currencies without a minor unit of which Stripe still counts hundredths. */
const HUNDREDTHS = new Set(["ISK", "UGX"]);

/** Our minor units as Stripe counts them; throws for a sum that Stripe cannot take. */
export function toStripeAmount(amount: number, currency: string): number {
  const counted = amount * 10 ** shift(currency);
  const isTaken = Number.isSafeInteger(counted) && (!THOUSANDTHS.has(currency) || counted % 10 === 0);
  if (!isTaken) throw new Error(`Stripe cannot take this sum in ${currency}.`);
  return counted;
}

/** Stripe's count in our minor units; undefined where it is no whole number of them. */
export function fromStripeAmount(counted: unknown, currency: string): number | undefined {
  if (typeof counted !== "number" || !Number.isSafeInteger(counted)) return undefined;
  const amount = counted / 10 ** shift(currency);
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** How many digits Stripe's count has more than ours. */
function shift(currency: string): number {
  return stripeDigits(currency) - (isCurrency(currency) ? CURRENCY_DIGITS[currency] : stripeDigits(currency));
}

function stripeDigits(currency: string): number {
  if (HUNDREDTHS.has(currency)) return 2;
  if (WHOLE.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
}
