import { certificateKey } from "#domain/prices/certificate-uses.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import type { CertificateCaller, Prices } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Applies the certificates named in the plans, with the discounts that the traveller was shown. */
export async function withCertificates(
  prices: Prices,
  plans: readonly TripPlan[],
  caller: CertificateCaller,
): Promise<readonly TripPlan[]> {
  const codes = new Set(plans.map(codeOf).filter((code) => code !== ""));
  let reduced = plans;
  for (const code of codes) reduced = await withCertificate(prices, reduced, code, caller);
  return reduced;
}

async function withCertificate(
  prices: Prices,
  plans: readonly TripPlan[],
  code: string,
  caller: CertificateCaller,
): Promise<readonly TripPlan[]> {
  const named = plans.filter((plan) => codeOf(plan) === code);
  const trips = named.map(({ usable, stops, request }) => ({
    priceId: usable.quote.priceId,
    stops: stops.length,
    serviceIds: request.serviceIds,
  }));
  const currency = named[0]?.usable.quote.currency;
  const effects = await prices.certificateEffects({ code, currency, trips }, caller);
  return plans.map((plan) => {
    const effect = effects.trips[named.indexOf(plan)];
    if (effect === undefined) return plan;
    // The discount shown and the discount charged must be the same.
    if (effect.covered > plan.amount) throw new Refusal("certificate-not-valid", { words: { why: "dearer" } });
    return {
      ...plan,
      certificate: { code, uses: effects.uses },
      discountAmount: effect.covered,
      amount: plan.amount - effect.covered,
    };
  });
}

/** However often and in whatever letters a code is named in an order, it is one certificate. */
function codeOf({ request }: TripPlan): string {
  return certificateKey(request.certificate);
}
