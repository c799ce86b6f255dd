import { useState } from "react";
import type { RequestRowView } from "#contract/console/requests/request-views.ts";
import { useTyped } from "#web/console/app/use-typed.ts";

type Typing<Draft> = {
  readonly request: RequestRowView;
  readonly fresh: Draft;
  readonly onType: () => void;
};

/** What is typed into the form of an offer, which outlives it in this tab until it is sent; its faults are shown from the first try on. */
export function useOfferForm<Draft extends object>({ request, fresh, onType }: Typing<Draft>) {
  const { form, type, forget } = useTyped(`offer-${request.kind}-${request.request_id}`, fresh);
  const [tried, setTried] = useState(false);
  return {
    draft: form,
    type: (fields: Partial<Draft>) => {
      type(fields);
      onType();
    },
    tried,
    /** Sends the offer if it lacks nothing; otherwise the first field that does gets the focus. */
    send: async (faults: readonly string[], onSend: () => Promise<boolean>) => {
      setTried(true);
      const [first] = faults;
      if (first !== undefined) document.getElementById(`offer-${first}`)?.focus();
      else if (await onSend()) forget();
    },
  };
}
