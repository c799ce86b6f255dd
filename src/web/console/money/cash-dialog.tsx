import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import css from "./cash-dialog.module.css";

type CashDialogProps = {
  readonly orderId: number;
  readonly due: number;
  readonly paid: number;
  readonly total: number;
  readonly currency: string;
  readonly onClose: () => void;
};

/**
 * Writing down cash: how much, and what the order has then; it cannot be taken back by pressing again. What it owes is what was seen when the window
 * was opened: whoever comes second is told before anything is written (OPR-04).
 */
export function CashDialog({ orderId, currency, onClose, ...now }: CashDialogProps) {
  const { t, api, locale } = useConsole();
  const client = useQueryClient();
  const order = useQuery({
    queryKey: ["board", "order", orderId],
    queryFn: ({ signal }) => api("getDeskOrder", { params: { order_id: orderId }, signal }),
  });
  const [seen, setSeen] = useState({ due: now.due, paid: now.paid, total: now.total, version: order.data?.version });
  const { due, paid, total } = seen;
  const isMet = due !== now.due || paid !== now.paid || total !== now.total;
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
          <Button look="primary" wide busy={take.isPending} disabled={isMet} onClick={() => take.mutate()}>
            {t("console.letters.cash.press", { sum: sum(due) })}
          </Button>
          <Button look="link" size="card" onClick={onClose} ref={startHere}>
            {t("console.letters.cash.leave")}
          </Button>
        </div>
      }
    >
      <div className={css["words"]}>
        {isMet && (
          <MeanwhilePart
            order={order.data}
            since={seen.version ?? 0}
            fields={[
              { label: t("console.total"), was: sum(total), theirs: sum(now.total), mine: sum(total) },
              { label: t("console.due"), was: sum(due), theirs: sum(now.due), mine: sum(due) },
            ]}
            onTake={() => {
              if (now.due <= 0) return onClose();
              take.reset();
              setSeen({ due: now.due, paid: now.paid, total: now.total, version: order.data?.version });
            }}
          />
        )}
        {take.error !== null && !isMet && (
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
