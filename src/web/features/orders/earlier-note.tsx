import { formatShortDay } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./earlier-note.module.css";
import type { EarlierChoice, EarlierWay, OrderedAs } from "./ordered-as.ts";

/** An order that was already made from the form, and how the form stands to it. */
export type EarlierOrder = {
  readonly orderId: number;
  readonly way: EarlierWay;
  /** Whom the order is for; undefined where that is not known, or where the form was opened to change it. */
  readonly about: OrderedAs["for"];
  readonly orderHref: string;
  /** Pays the order as it is; undefined where nothing is paid by card. */
  readonly onPay: (() => void) | undefined;
  /** What is still to be paid for it, in its own currency; undefined while that is not known. */
  readonly due: string | undefined;
  readonly onChoose: (choice: EarlierChoice) => void;
};

const WORDS = {
  same: "booking.draft.earlierSame",
  changeable: "booking.draft.earlierChange",
  apart: "booking.draft.earlierApart",
  other: "booking.draft.earlierOther",
  currency: "booking.draft.earlierCurrency",
  paid: "booking.draft.earlierPaid",
  cancelled: "booking.draft.earlierCancelled",
} as const;

/** Says before the press that an order was already made from this form, and offers to change it or to make another one. */
export function EarlierNote({ orderId, way, about, orderHref, onPay, due, onChoose }: EarlierOrder) {
  const { t, locale, options } = usePage();
  const days = about?.days.filter((day) => day !== "").map((day) => formatShortDay(day, locale));
  return (
    <div className={css["note"]} role="status">
      <p>
        {t(WORDS[way], {
          id: orderId,
          about: [about?.name, ...(days ?? [])].join(", "),
          currency: options.currency,
        })}
      </p>
      {about && (way === "changeable" || way === "apart") && (
        <Segmented
          label={t("booking.draft.choice")}
          options={(["changeable", "apart"] as const).map((value) => ({
            value,
            label: t(`booking.draft.choice.${value}`),
          }))}
          value={way}
          onChange={(chosen) => onChoose({ orderId, way: chosen })}
        />
      )}
      <p className={css["links"]}>
        <Button look="link" size="card" href={orderHref}>
          {t("booking.draft.openIt")}
        </Button>
        {way !== "same" && way !== "changeable" && onPay && (
          <Button look="link" size="card" onClick={onPay}>
            {due === undefined ? t("booking.draft.payIt") : t("payments.pay", { price: due })}
          </Button>
        )}
      </p>
    </div>
  );
}
