import { useState } from "react";
import type { PeopleChange, Travellers } from "#domain/booking/draft-people.ts";
import type { PastedContact } from "#domain/booking/pasted-contact.ts";
import { withPastedPeople, type PastedTravellers } from "#domain/booking/pasted-people.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { Button } from "#ui/button.tsx";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import soft from "#web/lib/soft-note.module.css";
import { usePage } from "#web/page/page.tsx";
import css from "./pasted-people.module.css";

type Pasted = PastedTravellers & { readonly before: Travellers; readonly count: number };

/** Takes pasted rows as passengers, and says so; until somebody changes them, that can be undone. */
export function usePastedPeople(draft: TripDraft, onChange: (change: PeopleChange) => void) {
  const { t } = usePage();
  const [pasted, setPasted] = useState<Pasted>();
  const put = (travellers: Travellers) => onChange({ type: "travellers", travellers });
  const isSame = pasted?.travellers.people === draft.people && pasted.travellers.party === draft.party;
  const { adults } = draft.party;
  return {
    paste: (rows: readonly PastedContact[]) => {
      const { party, ownSeats, taken, people } = draft;
      const after = withPastedPeople(draft, rows);
      put(after.travellers);
      setPasted({ ...after, before: { party, ownSeats, taken, people }, count: rows.length - after.leftOut.length });
    },
    note: (
      <div aria-live="polite">
        {pasted && isSame && (
          <p className={`${soft["note"]} ${css["note"]}`}>
            {t("booking.people.pasted", { count: pasted.count })}{" "}
            {adults !== pasted.before.party.adults &&
              t("booking.people.nowFewer", { list: t("booking.people.now.adults", { count: adults }) })}{" "}
            {pasted.leftOut.length > 0 && t("booking.people.pastedOut", { names: pasted.leftOut.join(", ") })}
            <Button
              look="link"
              size="card"
              onClick={() => {
                put(pasted.before);
                focusField("name");
              }}
            >
              {t("booking.people.pastedUndo")}
            </Button>
          </p>
        )}
      </div>
    ),
  };
}
