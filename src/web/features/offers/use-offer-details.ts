import { useState } from "react";
import { usePage } from "#web/page/page.tsx";
import type { DetailsFaults } from "./details-faults.ts";

type OfferDetails<Details> = {
  readonly stored: () => Details;
  readonly keep: (details: Details) => void;
};

/** What is typed to accept an offer; it outlives its page in this tab, and its faults are shown from the first try on. */
export function useOfferDetails<Details extends object>({ stored, keep }: OfferDetails<Details>) {
  const { t } = usePage();
  const [draft, setDraft] = useState(stored);
  const [tried, setTried] = useState(false);
  return {
    draft,
    change: (fields: Partial<Details>) => {
      const next = { ...draft, ...fields };
      setDraft(next);
      keep(next);
    },
    /** Words for each field that is wrong. */
    errorsOf: (faults: DetailsFaults) => (id: string) => {
      const words = tried ? faults.get(id) : undefined;
      return words && t(...words);
    },
    /** Whether nothing is wrong; otherwise the first field of the page that is gets the focus. */
    isWhole: (faults: DetailsFaults): boolean => {
      setTried(true);
      const [first] = faults.keys();
      if (first !== undefined) document.getElementById(first)?.focus();
      return first === undefined;
    },
  };
}
