import { Button } from "#ui/button.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./earlier-note.module.css";
import type { EarlierWay } from "./ordered-as.ts";

type EarlierNoteProps = {
  readonly orderId: number;
  readonly way: EarlierWay;
  /** The form was opened to change the order. */
  readonly isEdit: boolean;
  readonly orderHref: string;
  /** Pays the order as it is; undefined where nothing is paid by card. */
  readonly onPay: (() => void) | undefined;
};

const WORDS = {
  same: "booking.draft.earlierSame",
  changeable: "booking.draft.earlierChange",
  other: "booking.draft.earlierOther",
} as const;

/** Says before the press that an order was already made from this form, and what the button will do with it (B3). */
export function EarlierNote({ orderId, way, isEdit, orderHref, onPay }: EarlierNoteProps) {
  const { t } = usePage();
  return (
    <div className={css["note"]} role="status">
      <p>{t(isEdit ? "booking.draft.changing" : WORDS[way], { id: orderId })}</p>
      <p className={css["links"]}>
        <a href={orderHref}>{t("booking.draft.openEarlier", { id: orderId })}</a>
        {way === "other" && onPay && (
          <Button look="link" onClick={onPay}>
            {t("booking.draft.payEarlier", { id: orderId })}
          </Button>
        )}
      </p>
    </div>
  );
}
