import { useEffect, useEffectEvent } from "react";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import { missingEmail, prefillPassenger } from "#domain/booking/prefill-passenger.ts";
import type { TripDraft, TripDraftChange } from "#domain/booking/trip-draft.ts";
import type { PageState } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { wasViewersTicked } from "./remember-viewers.ts";

/**
 * Fills in the account's details once they are known. The field that somebody is in waits until it is left, because text that appears
 * under the cursor would be mixed with what is being typed.
 */
export function useAccountDetails(draft: TripDraft, onChange: (change: TripDraftChange) => void, isChange: boolean) {
  const { store } = usePage();
  const fillPerson = useEffectEvent((isDue: (field: string) => boolean) => {
    const { account } = store.getState();
    if (!account) return;
    const { name, phone, email, role } = account;
    const own = { name, phone, email, isCustomer: role === "customer" };
    const person = (isChange ? missingEmail : prefillPassenger)(firstPassenger(draft), own);
    const fields: Partial<Passenger> = Object.fromEntries(Object.entries(person).filter(([field]) => isDue(field)));
    if (Object.keys(fields).length > 0) onChange({ type: "passenger", fields });
  });
  const fill = useEffectEvent(({ account }: PageState) => {
    if (!account) return;
    const held = document.activeElement;
    fillPerson((field) => field !== held?.id);
    held?.addEventListener("blur", () => fillPerson((field) => field === held.id), { once: true });
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
}
