import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./cash-dialog.module.css";

type CashDialogProps = {
  readonly orderId: number;
  readonly due: number;
  readonly paid: number;
  readonly total: number;
  readonly currency: string;
  readonly onClose: () => void;
};

/** Writing down cash: how much, and what the order has then; it cannot be taken back by pressing again. */
export function CashDialog({ orderId, due, paid, total, currency, onClose }: CashDialogProps) {
  const { t, api, locale } = useConsole();
  const client = useQueryClient();
  // Whoever presses again after a lost answer repeats the same attempt, which is counted once.
  const [attempt] = useState(newAttemptKey);
  const sum = (amount: number) => sumWords(amount, currency, locale);
  const take = useMutation({
    mutationFn: () => api("takeCash", { params: { order_id: orderId }, body: { expected_due: due }, attempt }),
    onSuccess: () => onClose(),
    // What it owes by now is read anew, whatever the answer was.
    onSettled: () => client.invalidateQueries({ queryKey: ["board"] }),
  });
  const words = take.error instanceof ApiError ? take.error.message : "";
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.letters.cash.title", { sum: sum(due) })}
      closeLabel={t("console.close")}
      footer={
        <div className={css["foot"]}>
          <Button look="primary" wide busy={take.isPending} onClick={() => take.mutate()}>
            {t("console.letters.cash.press", { sum: sum(due) })}
          </Button>
          <Button look="link" size="card" onClick={onClose} ref={startHere}>
            {t("console.letters.cash.leave")}
          </Button>
        </div>
      }
    >
      <div className={css["words"]}>
        {take.error !== null && (
          <p role="alert" className={css["failed"]}>
            {words === "" ? t("console.unknown") : words}
          </p>
        )}
        <p>{t("console.paidOf", { paid: sum(paid), total: sum(total) })}</p>
        <p>{t("console.letters.cash.then", { sum: sum(due) })}</p>
      </div>
    </Dialog>
  );
}
