import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand/react";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { missingEmail, prefillPassenger } from "#domain/booking/prefill-passenger.ts";
import type { TripDraft, TripDraftChange } from "#domain/booking/trip-draft.ts";
import { useBonusRules } from "#web/features/booking/bonus/use-bonus-rules.ts";
import type { PageState } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { accountRules, changeRules, type AccountRules } from "#web/trip/account-rules.ts";
import { wasViewersTicked } from "./remember-viewers.ts";

/**
 * Fills in the account's details once they are known, and returns the rules the form follows for this account (OPN-040).
 */
export function useAccountDetails(
  draft: TripDraft,
  onChange: (change: TripDraftChange) => void,
  isChange: boolean,
): AccountRules {
  const { store, options } = usePage();
  const fill = useEffectEvent(({ account }: PageState) => {
    if (!account) return;
    const { name, phone, email, role } = account;
    const own = { name, phone, email, isCustomer: role === "customer" };
    const person = (isChange ? missingEmail : prefillPassenger)(firstPassenger(draft), own);
    if (Object.keys(person).length > 0) onChange({ type: "passenger", fields: person });
    // What an order says stays, whoever changes it.
    if (isChange) return;
    const { company } = draft;
    const number = account.internal_number ?? "";
    onChange({
      type: "company",
      fields: {
        hasViewers: company.hasViewers || wasViewersTicked(),
        orderNumber: company.orderNumber || number,
        tripNumbers: draft.trips.map((_, index) => company.tripNumbers[index] || number),
      },
    });
  });
  // Once when the form opens and once for each log-in over it; a field that is emptied later stays empty.
  useEffect(() => {
    fill(store.getState());
    return store.subscribe((state, before) => state.account !== before.account && fill(state));
  }, [store]);
  const rules = accountRules(
    useStore(store, (state) => state.account),
    options,
    useBonusRules(),
  );
  return isChange ? changeRules(rules) : rules;
}
