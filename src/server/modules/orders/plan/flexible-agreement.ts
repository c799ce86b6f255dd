import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";

/** Stored with the other charges that may be added to a trip without asking again. */
const FLEXIBLE = "flexibleTariff";

/** The charges that may be added to a planned trip without asking again; only a flexible tariff can be agreed to. */
export function allowancesOf({ request, usable }: Pick<TripPlan, "request" | "usable">): Record<string, number> {
  const isAgreed = usable.quote.isFlexible && request.flexibleAgreed === true;
  return { ...request.allowances, ...(isAgreed ? { [FLEXIBLE]: 1 } : {}) };
}

/** Whether the payer of a trip agreed that its final sum depends on the route. */
export function isFlexibleAgreed({ allowances }: { readonly allowances: Readonly<Record<string, number>> }): boolean {
  return allowances[FLEXIBLE] === 1;
}
