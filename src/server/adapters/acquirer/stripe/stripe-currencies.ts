import { CURRENCIES, type Currency } from "#domain/values/money.ts";

/**
 * The currencies of a charge that Stripe takes, by the list "Supported presentment currencies" of docs.stripe.com/currencies;
 * an account in India, Brazil or Mexico takes fewer (`STRIPE_CURRENCIES`).
 */
const PRESENTMENT = new Set(
  (
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP " +
    "CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY " +
    "KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK " +
    "NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TND TOP " +
    "TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW"
  ).split(" "),
);

/** What an account takes of our currencies: those that its operator names, or all of Stripe's. */
export function stripeCurrencies(named: readonly Currency[] = []): readonly Currency[] {
  return (named.length > 0 ? named : CURRENCIES).filter((currency) => PRESENTMENT.has(currency));
}
