import { Info } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import note from "#web/lib/soft-note.module.css";
import { usePage } from "#web/page/page.tsx";
import css from "./order-trip.module.css";

/** Asks for the flight or train that was not known when the trip was ordered, and says where to send it (ruling 31). */
export function LaterNote({ kind }: { readonly kind: "airport" | "station" }) {
  const { t, options } = usePage();
  const { phone, mail } = options.seller;
  return (
    <div className={`${note["note"]} ${css["later"]}`}>
      <Icon glyph={Info} size={18} />
      <p>
        <strong>{t(`orders.laterTitle.${kind}`)}</strong> {t(`orders.laterNote.${kind}`)}{" "}
        {phone !== undefined && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
        {phone !== undefined && mail !== undefined && ", "}
        {mail !== undefined && <a href={`mailto:${mail}`}>{mail}</a>}
      </p>
    </div>
  );
}
