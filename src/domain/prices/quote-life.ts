/** A quoted price holds for this long. */
export const QUOTE_LIFETIME_SECONDS = 15 * 60;

/** An older quote can still be used within this time if the same search gives the same price now. */
export const QUOTE_EXTENSION_SECONDS = 2 * 60 * 60;

/** Whether a quote can be ordered: as it is, only after checking the price again, or not at all. */
export type QuoteLife = "valid" | "recheck" | "expired";

/** The stage of a quote's life; both moments in epoch milliseconds. */
export function quoteLife(quotedAt: number, now: number): QuoteLife {
  const age = (now - quotedAt) / 1000;
  if (age < QUOTE_LIFETIME_SECONDS) return "valid";
  return age < QUOTE_EXTENSION_SECONDS ? "recheck" : "expired";
}
