import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import soft from "#web/lib/soft-note.module.css";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import type { EarlierOrder } from "./earlier-note.tsx";
import css from "./place-order-action.module.css";
import type { Placing } from "./placing.ts";

type PlaceOrderActionProps = {
  readonly placing: Placing;
  /** What is wrong with the form; its own alert has said it. */
  readonly faults: ReactNode;
  /** What keeps a form without faults from being sent. */
  readonly problem: string | undefined;
  readonly checking: boolean;
  readonly total: number;
  readonly currency: string;
  /** The payment page comes next; otherwise the driver is paid, or nobody. */
  readonly paysNow: boolean;
  readonly onAccept: (offer: PickedOffer) => void;
  readonly onCheckNow: () => void;
  /** The order that was made from this form before. */
  readonly earlier: EarlierOrder | undefined;
  /** What the button says instead, where an order is changed. */
  readonly press?: string;
  /** What is said above it. */
  readonly note?: ReactNode;
};

/** A press whose answer takes longer is told in words, besides the sign in the button. */
const SLOW_MS = 4000;

/** What the main button does when an order was already made from the form. */
const EARLIER_PRESS = {
  same: "booking.draft.payEarlier",
  changeable: "booking.draft.changeEarlier",
  apart: "booking.draft.separate",
  other: "booking.draft.second",
  currency: "booking.draft.second",
  paid: "booking.draft.second",
  cancelled: "booking.submit",
} as const;

const earlierNote = pagePart(() => import("./earlier-note.tsx").then((file) => file.EarlierNote));

/** The main button, the sum beside it on a phone, and any message about ordering. */
export function PlaceOrderAction(props: PlaceOrderActionProps) {
  const { placing, faults, problem, checking, total, currency, paysNow, onAccept, onCheckNow, earlier, note } = props;
  const { t, money } = usePricedPage();
  const { step } = placing;
  const press = earlier ? EARLIER_PRESS[earlier.way] : paysNow ? "booking.submit" : "accounts.submitCash";
  const due = earlier?.way === "same" ? earlier.due : undefined;
  const sum = (amount: number) => money(amount, (step === "repriced" && placing.currency) || currency);
  const isWrong = Boolean(faults) || problem !== undefined;
  const busy = checking || step === "sending" || step === "unknown" || step === "placed";
  const isLate = useDelayed(busy, SLOW_MS, false) && busy && step !== "unknown";
  return (
    <>
      {note}
      {earlier && <LaterPart part={earlierNote} wanted props={earlier} />}
      {faults && <div className={css["faults"]}>{faults}</div>}
      <div role="alert" className={css["words"]}>
        {problem && <p className={css["wrong"]}>{problem}</p>}
        {!isWrong && step === "refused" && <p className={css["wrong"]}>{placing.message}</p>}
        {!isWrong && step === "conflict" && <p className={css["wrong"]}>{t("booking.conflict")}</p>}
        {isLate && (
          <p className={soft["note"]} data-surface="paper">
            {t("booking.slow")}
          </p>
        )}
        {step === "unknown" && (
          <p className={soft["note"]} data-surface="paper">
            <strong>{t("booking.checkingOrder")}</strong> {t("booking.checkingHint")}
          </p>
        )}
        {step === "repriced" && (
          <p className={soft["note"]} data-surface="paper">
            <strong>{t("booking.priceWas")}</strong>{" "}
            {t("booking.priceOldNew", { old: sum(placing.before), new: sum(placing.now) })}
          </p>
        )}
      </div>
      <div className={css["row"]}>
        <p className={css["total"]}>
          <span>{t("booking.total")}</span>
          <strong>{due ?? money(total, currency)}</strong>
        </p>
        {step === "unknown" ? (
          <Button size="main" wide onClick={onCheckNow}>
            {t("booking.checkNow")}
          </Button>
        ) : step === "repriced" ? (
          <Button look="primary" size="main" wide onClick={() => onAccept(placing.offer)}>
            {props.press ?? t("booking.accept", { price: sum(placing.now) })}
          </Button>
        ) : (
          <Button type="submit" look="primary" size="main" wide busy={busy}>
            {props.press ??
              (due === undefined
                ? t(press, { id: earlier?.orderId ?? 0 })
                : t("booking.draft.payEarlierSum", { id: earlier?.orderId ?? 0, sum: due }))}
          </Button>
        )}
      </div>
    </>
  );
}
