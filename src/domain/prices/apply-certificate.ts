import { isValidOn } from "#domain/tariffs/rule-time.ts";
import type { Certificate } from "#domain/tariffs/tariff-book.ts";
import { convertMoney, type Money } from "#domain/values/money.ts";
import { percentOf } from "#domain/values/percent.ts";

/** A certificate's effect on a price, in minor units of the price; the two parts add up to the price. */
export interface CertificateEffect {
  /** The new price. */
  readonly restated: number;
  /** The part taken off. */
  readonly covered: number;
}

/** Why a certificate takes nothing off: too early, too late, or no rate from its currency to the price's. */
export type CertificateRefusal = "not-yet-valid" | "expired" | "other-currency";

/**
 * Applies a certificate to a price on a date, `YYYY-MM-DD`: a percentage, or a sum that covers the price at most.
 * A sum in another currency needs its rate: millionths of the price's currency for one unit of its own.
 */
export function applyCertificate(
  { effect, valid }: Pick<Certificate, "effect" | "valid">,
  price: Money,
  date: string,
  rateMicro?: number,
): CertificateEffect | CertificateRefusal {
  if (!isValidOn(valid, date)) return valid.from !== null && date < valid.from ? "not-yet-valid" : "expired";
  if ("percent" in effect) return taking(percentOf(price.amount, effect.percent), price.amount);
  if (effect.currency !== price.currency && rateMicro === undefined) return "other-currency";
  return taking(convertMoney(effect, price.currency, rateMicro ?? 0).amount, price.amount);
}

function taking(off: number, price: number): CertificateEffect {
  const covered = Math.min(Math.max(0, off), Math.max(0, price));
  return { restated: price - covered, covered };
}
