import { useStore } from "zustand/react";
import { useBonusRules } from "#web/features/booking/bonus/use-bonus-rules.ts";
import { usePage } from "#web/page/page.tsx";
import { accountRules, changeRules, type AccountRules } from "#web/trip/account-rules.ts";

/** The rules the form follows for this account. */
export function useAccountRules(isChange: boolean): AccountRules {
  const { store, options } = usePage();
  const rules = accountRules(
    useStore(store, (state) => state.account),
    options,
    useBonusRules(),
  );
  return isChange ? changeRules(rules) : rules;
}
