import { applyCertificate, type CertificateEffect, type CertificateRefusal } from "#domain/prices/apply-certificate.ts";
import type { Certificate } from "#domain/tariffs/tariff-book.ts";
import type { Currency } from "#domain/values/money.ts";

/** A trip's price before a certificate, in minor units, and the date at its start, `YYYY-MM-DD`. */
export interface PricedTrip {
  readonly amount: number;
  readonly date: string;
}

/**
 * Spreads a certificate over the trips of a booking: a percentage comes off each trip; a sum comes off the first,
 * and the rest of it off the next. All amounts, including the certificate's, are minor units of one currency.
 */
export function spreadCertificate(
  { effect, valid }: Pick<Certificate, "effect" | "valid">,
  trips: readonly PricedTrip[],
  currency: Currency,
): readonly CertificateEffect[] | CertificateRefusal {
  const effects: CertificateEffect[] = [];
  let left = "percent" in effect ? 0 : effect.amount;
  for (const { amount, date } of trips) {
    const rest = "percent" in effect ? effect : { ...effect, amount: left };
    const taken = applyCertificate({ effect: rest, valid }, { amount, currency }, date);
    if (typeof taken === "string") return taken;
    left -= taken.covered;
    effects.push(taken);
  }
  return effects;
}
