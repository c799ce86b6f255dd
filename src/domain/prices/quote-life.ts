/** A quoted price holds for this long (T-11). */
export const QUOTE_LIFETIME_SECONDS = 15 * 60;

/** After that it may still be used this long after it was made, if the same search gives the same price today. */
export const QUOTE_EXTENSION_SECONDS = 2 * 60 * 60;

/** Whether a quote can be ordered: as it is, only after asking the price again, or no more. */
export type QuoteLife = "valid" | "recheck" | "expired";

/** Tells how far a quote's life has gone; both moments in epoch milliseconds. */
export function quoteLife(quotedAt: number, now: number): QuoteLife {
  const age = (now - quotedAt) / 1000;
  if (age < QUOTE_LIFETIME_SECONDS) return "valid";
  return age < QUOTE_EXTENSION_SECONDS ? "recheck" : "expired";
}
