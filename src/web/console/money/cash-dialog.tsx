import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import css from "./cash-dialog.module.css";
import { cashDue } from "./cash-due.ts";

type CashDialogProps = {
  /** As it is now: the page reads it anew whenever somebody has done something to it. */
  readonly order: DeskOrderView;
  readonly onClose: () => void;
};

/**
 * Writing down cash: how much, and what the order has then; it cannot be taken back by pressing again. What it owes is what was seen when the window
 * was opened: whoever comes second is told who did what before anything is written, and takes nothing twice (OPR-04).
 */
export function CashDialog({ order, onClose }: CashDialogProps) {
  const { t, wordOf, api, locale } = useConsole();
  const client = useQueryClient();
  const [seen, setSeen] = useState(order);
  // Whoever presses again after a lost answer repeats the same attempt, which is counted once.
  const [attempt, setAttempt] = useState(newAttemptKey);
  const due = cashDue(seen);
  const sum = (amount: number) => sumWords(amount, seen.view.currency, locale);
  const take = useMutation({
    mutationFn: () =>
      api("takeCash", {
        params: { order_id: seen.order_id },
        body: { expected_due: due, version: seen.version },
        attempt,
      }),
    onSuccess: () => onClose(),
    // What it owes by now is read anew, whatever the answer was.
    onSettled: () => client.invalidateQueries({ queryKey: ["board"] }),
  });
  const words = take.error instanceof ApiError ? take.error.message : "";
  const isMet = order.version !== seen.version || cashDue(order) !== due || order.view.total !== seen.view.total;
  // One's own deed has come back before its window has closed.
  const isTold = isMet && !take.isPending && !take.isSuccess;
  const left = Math.max(0, seen.view.account.due - due);
  const met = (label: string, of: (one: DeskOrderView) => string) => ({
    label,
    was: of(seen),
    theirs: of(order),
    mine: of(seen),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.letters.cash.title", { sum: sum(due) })}
      closeLabel={t("console.close")}
      footer={
        <div className={css["foot"]}>
          <Button look="primary" wide busy={take.isPending} disabled={isTold || due <= 0} onClick={() => take.mutate()}>
            {t("console.letters.cash.press", { sum: sum(due) })}
          </Button>
          <Button look="link" size="card" onClick={onClose} ref={startHere}>
            {t("console.letters.cash.leave")}
          </Button>
        </div>
      }
    >
      <div className={css["words"]}>
        {isTold && (
          <MeanwhilePart
            order={order}
            since={seen.history}
            title={t("console.deskrest.cash.met")}
            takeLabel={cashDue(order) <= 0 ? t("console.close") : undefined}
            fields={[
              met(t("console.column.state"), ({ view }) => wordOf("console.state", view.state)),
              met(t("console.total"), ({ view }) => sum(view.total)),
              met(t("console.deskrest.cash.due"), (one) => sum(cashDue(one))),
            ]}
            onTake={() => {
              if (cashDue(order) <= 0) return onClose();
              take.reset();
              // What is owed by now is another deed.
              setAttempt(newAttemptKey());
              setSeen(order);
            }}
          />
        )}
        {take.error !== null && !isTold && (
          <p role="alert" className={css["failed"]}>
            {words === "" ? t("console.unknown") : words}
          </p>
        )}
        {!isTold && <p>{t("console.paidOf", { paid: sum(seen.view.account.paid), total: sum(seen.view.total) })}</p>}
        {!isTold && (
          <p>
            {left > 0
              ? t("console.deskrest.cash.thenLeft", { sum: sum(due), left: sum(left) })
              : t("console.letters.cash.then", { sum: sum(due) })}
          </p>
        )}
        {!isTold && seen.view.yacht?.pay?.part === "deposit" && <p>{t("console.deskrest.cash.deposit")}</p>}
      </div>
    </Dialog>
  );
}
