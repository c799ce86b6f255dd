import { useState } from "react";
import { useConsole } from "#web/console/app/console.tsx";
import { keepDraft, readDraft } from "./kept-draft.ts";
import type { PhoneDraft } from "./phone-draft.ts";

/** The draft of this tab: every change is kept at once, so that moving about and a lost page lose nothing. */
export function usePhoneDraft() {
  const { locale } = useConsole();
  const [draft, setDraft] = useState<PhoneDraft>(() => readDraft(locale));
  const put = (next: PhoneDraft) => {
    keepDraft(next);
    setDraft(next);
  };
  return {
    draft,
    put,
    change: (fields: Partial<PhoneDraft>) => put({ ...draft, ...fields }),
    /** Its order has been placed; what comes next begins with this one. */
    replace: (next: PhoneDraft) => {
      keepDraft(undefined);
      setDraft(next);
    },
  };
}
