import { usePage } from "#web/page/page.tsx";
import css from "./change-note.module.css";

/** Says above the form which order filled it, and what is left to say. */
export function RepeatNote({ orderId }: { readonly orderId: number }) {
  const { t } = usePage();
  return (
    <p className={css["note"]} role="status">
      {t("booking.draft.repeated", { id: orderId })}
    </p>
  );
}
