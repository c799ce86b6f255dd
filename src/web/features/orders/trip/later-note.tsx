import { useState } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { CircleCheck, Info } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import note from "#web/lib/soft-note.module.css";
import { usePage } from "#web/page/page.tsx";
import { LaterNumber } from "./later-number.tsx";
import css from "./order-trip.module.css";

type LaterNoteProps = {
  readonly trip: OrderView["trips"][number];
  readonly version: number;
};

/** Asks for the flight or train that was not known when the trip was ordered, and takes it or says where to send it. */
export function LaterNote({ trip, version }: LaterNoteProps) {
  const { t, options } = usePage();
  const { phone, mail } = options.seller;
  const [saved, setSaved] = useState<string>();
  const kind = trip.start.kind === "station" ? "station" : "airport";
  const isSaved = !trip.flight_later && saved !== undefined;
  const canSay = trip.change?.details === true;
  return (
    <>
      <div role="status">
        {isSaved && (
          <p className={`${note["note"]} ${css["later"]}`} data-state="saved" tabIndex={-1} ref={takeFocus}>
            <Icon glyph={CircleCheck} size={18} />
            {t(`orders.laterSaved.${kind}`, { number: saved })}
          </p>
        )}
      </div>
      {trip.flight_later && (
        <div className={`${note["note"]} ${css["later"]}`}>
          <Icon glyph={Info} size={18} />
          <p>
            <strong>{t(`orders.laterTitle.${kind}`)}</strong> {t(`orders.laterNote.${kind}`)}{" "}
            {!canSay && phone !== undefined && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
            {!canSay && phone !== undefined && mail !== undefined && ", "}
            {!canSay && mail !== undefined && <a href={`mailto:${mail}`}>{mail}</a>}
          </p>
        </div>
      )}
      {trip.flight_later && canSay && <LaterNumber {...{ trip, version }} onSaved={setSaved} />}
    </>
  );
}

/** The field that had the focus is gone once its number is saved. */
function takeFocus(node: HTMLElement | null): void {
  node?.focus();
}
