import { lateRules } from "#web/lib/late-rules.ts";
import type { PHONE_PLANS } from "./phone-plans.ts";

/** The numbering plans, as the page has them once they have come. */
export type PagePlans = typeof PHONE_PLANS;

const plans = lateRules(() => import("./phone-plans.ts").then(({ PHONE_PLANS: brought }) => brought));

/** Loads the plans; without a connection numbers are checked by the server alone. */
export const bringPhonePlans = plans.bring;

/** The plans, if they have come. */
export const phonePlansNow = plans.now;

/** The plans as soon as they have come; they are loaded once there is a digit to read, be it an Arabic one. */
export function usePhonePlans(text: string): PagePlans | undefined {
  return plans.useRules(/\p{Nd}/u.test(text));
}
