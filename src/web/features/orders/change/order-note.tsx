import { useFieldOfAddress } from "#web/features/orders/given/use-field-of-address.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./change-note.module.css";
import { ChangeNote } from "./change-note.tsx";

type OrderNoteProps = {
  /** The order that the form changes. */
  readonly changes: number | undefined;
  /** The order that has filled the form. */
  readonly repeats: number | undefined;
};

/** Says above the form what it does to an order, or which order filled it and what is left to say. */
export function OrderNote({ changes, repeats }: OrderNoteProps) {
  const { t } = usePage();
  useFieldOfAddress();
  if (changes !== undefined) return <ChangeNote orderId={changes} />;
  return (
    <p className={css["note"]} role="status">
      {t("booking.draft.repeated", { id: repeats ?? "" })}
    </p>
  );
}
