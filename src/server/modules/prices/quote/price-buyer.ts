import { userNumber } from "#server/http/caller.ts";
import type { Caller } from "#server/http/request.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** Who is to be charged a price; an account has rights of its own, a visitor those of the partner that the call names. */
export type PriceBuyer = Pick<Caller, "userHint"> & { readonly isAccount: boolean };

/** Takes a price for whom it was asked. */
export const NAMELESS: PriceBuyer = { userHint: null, isAccount: false };

/** A caller as the buyer of a price. */
export function callerAsBuyer({ actor, userHint }: Pick<Caller, "actor" | "userHint">): PriceBuyer {
  return { userHint, isAccount: actor.kind === "account" };
}

/**
 * Whether a price may be charged to a buyer. A visitor gets a price only with the partner it was asked for, because the
 * rights of that partner come with it. For an account, the rate in the price must be its own.
 */
export async function isPriceFor(
  prices: Pick<PricesStation, "bookOf" | "isPartner">,
  quote: Quote,
  { userHint, isAccount }: PriceBuyer,
): Promise<boolean> {
  if (userHint === null) return true;
  if (quote.userHint !== null) return quote.userHint === userHint;
  if (!(await hasRateOf(prices, quote, userHint))) return false;
  const named = userNumber(userHint);
  return isAccount || named === undefined || !(await prices.isPartner(named));
}

/** Whether a price has the rate that applies to a `user_id`. */
export async function hasRateOf(
  prices: Pick<PricesStation, "bookOf">,
  { partnerId, tariffVersion }: Quote,
  userHint: string | null,
): Promise<boolean> {
  const book = await prices.bookOf(tariffVersion);
  return partnerId === (book?.partner(userHint)?.userId ?? null);
}
