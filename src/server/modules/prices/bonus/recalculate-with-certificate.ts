import type { Static } from "typebox";
import type { calculateNewPrice, NewPrice } from "#contract/prices/bonus.ts";
import { readEmail } from "#domain/booking/email.ts";
import { toMajor } from "#domain/values/money.ts";
import {
  certificateEffects,
  type CertificateCaller,
  type CertificateEffects,
} from "#server/modules/prices/bonus/certificate-effects.ts";
import { spentBy } from "#server/modules/prices/bonus/certificate-uses.repository.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/** Percentages are kept in hundredths. */
const PERCENT_SCALE = 100;

/** Who asks; a code that the order of this very attempt uses is not used up for it. */
interface Asking extends CertificateCaller {
  readonly attemptKey: string | null;
}

/** Answers the call that shows the discount of a certificate on each price of a booking. */
export async function recalculateWithCertificate(
  prices: PricesStation,
  { hash, currency: asked, data_prices: routes, email = "" }: Static<typeof calculateNewPrice.body>,
  { attemptKey, ...caller }: Asking,
): Promise<NewPrice[]> {
  const trips = routes.map((route) => ({
    priceId: route.price_audit_id,
    stops: route.number_subaddress ?? 0,
    serviceIds: (route.additional_services ?? []).map((service) => service.id),
  }));
  const effects = await certificateEffects(prices, { code: hash, currency: asked, trips }, caller);
  const { code, uses, currency } = effects;
  const by = await spentBy(prices.db, { code, uses, email: readEmail(email), attemptKey });
  if (by !== undefined) throw new Refusal("certificate-used-up", { words: { by }, details: { by } });
  return effects.trips.flatMap(({ restated, covered }, index) => {
    const trip = trips[index];
    if (trip === undefined) return [];
    return {
      price_audit_id: trip.priceId,
      ...kindAndSize(effects),
      restated_cost: toMajor(restated, currency),
      repayment_price: toMajor(covered, currency),
      currency,
    };
  });
}

function kindAndSize({
  effect,
  currency,
}: CertificateEffects): Pick<NewPrice, "certificate_type" | "certificate_size"> {
  return "percent" in effect
    ? { certificate_type: "percent", certificate_size: effect.percent / PERCENT_SCALE }
    : { certificate_type: "fixed", certificate_size: toMajor(effect.amount, currency) };
}
