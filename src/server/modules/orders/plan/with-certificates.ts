import { fromMajor } from "#domain/values/money.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import type { Prices } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** The plans with what the certificates named in them take off, as the traveller was shown before (LOY-05). */
export async function withCertificates(
  prices: Prices,
  plans: readonly TripPlan[],
  userHint: string | null,
): Promise<readonly TripPlan[]> {
  const codes = new Set(plans.map(({ request }) => request.certificate).filter((code) => code !== ""));
  let reduced = plans;
  for (const code of codes) reduced = await withCertificate(prices, reduced, code, userHint);
  return reduced;
}

async function withCertificate(
  prices: Prices,
  plans: readonly TripPlan[],
  code: string,
  userHint: string | null,
): Promise<readonly TripPlan[]> {
  const named = plans.filter(({ request }) => request.certificate === code);
  const currency = named[0]?.usable.quote.currency;
  const routes = named.map(({ usable, stops, request }) => ({
    price_audit_id: usable.quote.priceId,
    number_subaddress: stops.length,
    additional_services: request.serviceIds.map((id) => ({ id })),
  }));
  const effects = await prices.newPrices({ hash: code, currency, data_prices: routes }, userHint);
  return plans.map((plan) => {
    const effect = effects[named.indexOf(plan)];
    if (effect === undefined || currency === undefined) return plan;
    const off = fromMajor(effect.repayment_price, currency);
    // What was shown and what is charged must be the same (T-11).
    if (off === undefined || off > plan.amount) throw new Refusal("certificate-not-valid");
    return { ...plan, discountAmount: off, amount: plan.amount - off };
  });
}
