import { useEffect, useSyncExternalStore } from "react";
import type { PHONE_PLANS } from "./phone-plans.ts";

/** The numbering plans, as the page has them once they have come. */
export type PagePlans = typeof PHONE_PLANS;

let plans: PagePlans | undefined;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the plans; without a connection numbers are checked by the server alone, and the next digit tries again. */
export function bringPhonePlans(): Promise<void> {
  if (!navigator.onLine && plans === undefined) return Promise.resolve();
  coming ??= import("./phone-plans.ts").then(
    ({ PHONE_PLANS: brought }) => {
      plans = brought;
      for (const listener of listeners) listener();
    },
    () => {
      coming = undefined;
    },
  );
  return coming;
}

/** The plans, if they have come. */
export function phonePlansNow(): PagePlans | undefined {
  return plans;
}

/** The plans as soon as they have come; they are loaded once there is a digit to read. */
export function usePhonePlans(text: string): PagePlans | undefined {
  const wanted = /\d/.test(text);
  useEffect(() => {
    if (wanted) void bringPhonePlans();
  }, [wanted]);
  return useSyncExternalStore(subscribe, phonePlansNow, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
