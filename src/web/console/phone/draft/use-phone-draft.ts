import { useRef, useState } from "react";
import { useConsole } from "#web/console/app/console.tsx";
import { keepDraft, readDraft } from "./kept-draft.ts";
import type { PhoneDraft } from "./phone-draft.ts";

/** The draft of this tab: every change is kept at once, so that moving about and a lost page lose nothing. */
export function usePhoneDraft() {
  const { locale } = useConsole();
  const [draft, setDraft] = useState<PhoneDraft>(() => readDraft(locale));
  const newest = useRef(draft);
  const show = (next: PhoneDraft) => {
    newest.current = next;
    setDraft(next);
  };
  const put = (next: PhoneDraft) => {
    keepDraft(next);
    show(next);
  };
  return {
    draft,
    put,
    change: (fields: Partial<PhoneDraft>) => {
      // A field that is left because its order has been placed says so too late.
      if (newest.current.attempt === draft.attempt) put({ ...newest.current, ...fields });
    },
    /** Its order has been placed; what comes next begins with this one. */
    replace: (next: PhoneDraft) => {
      keepDraft(undefined);
      show(next);
    },
  };
}
