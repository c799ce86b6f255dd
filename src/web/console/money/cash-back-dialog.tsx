import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import { addWhole } from "#domain/values/money.ts";
import { languageTag } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import { typedSum } from "#web/console/money/typed-sum.ts";
import css from "./cash-dialog.module.css";

type CashBackDialogProps = {
  /** As it is now: the page reads it anew whenever somebody has done something to it. */
  readonly order: DeskOrderView;
  readonly onClose: () => void;
};

/**
 * Writing down cash that was given back: how much, at most what is due, and what is left to give back then. Whoever comes second is told who did what
 * before anything is written, so two people do not both give it back (OPR-04).
 */
export function CashBackDialog({ order, onClose }: CashBackDialogProps) {
  const { t, wordOf, api, locale } = useConsole();
  const client = useQueryClient();
  const [seen, setSeen] = useState(order);
  const due = seen.view.account.by_hand;
  const plain = new Intl.NumberFormat(languageTag(locale), { useGrouping: false, maximumFractionDigits: 3 });
  const dueTyped = (amount: number) => plain.format(amount);
  const [typed, setTyped] = useState(dueTyped(due));
  // Whoever presses again after a lost answer repeats the same attempt, which is counted once.
  const [attempt, setAttempt] = useState(newAttemptKey);
  const sum = (amount: number) => sumWords(amount, seen.view.currency, locale);
  const given = typedSum(typed, seen.view.currency);
  const isTooMuch = given !== undefined && given > due;
  const give = useMutation({
    mutationFn: (amount: number) =>
      api("giveCashBack", { params: { order_id: seen.order_id }, body: { amount, version: seen.version }, attempt }),
    onSuccess: () => onClose(),
    // What is due by now is read anew, whatever the answer was.
    onSettled: () => client.invalidateQueries({ queryKey: ["board"] }),
  });
  const words = give.error instanceof ApiError ? give.error.message : "";
  const isMet = order.version !== seen.version || order.view.account.by_hand !== due;
  // One's own deed has come back before its window has closed.
  const isTold = isMet && !give.isPending && !give.isSuccess;
  const left = given === undefined || isTooMuch ? 0 : addWhole(due, -given);
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
      title={t("console.cash.backTitle")}
      closeLabel={t("console.close")}
      footer={
        <div className={css["foot"]}>
          <Button
            look="primary"
            wide
            busy={give.isPending}
            disabled={isTold || given === undefined || isTooMuch}
            onClick={() => given !== undefined && give.mutate(given)}
          >
            {given === undefined || isTooMuch
              ? t("console.cash.backPressNone")
              : t("console.cash.backPress", { sum: sum(given) })}
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
            takeLabel={order.view.account.by_hand <= 0 ? t("console.close") : undefined}
            fields={[
              met(t("console.column.state"), ({ view }) => wordOf("console.state", view.state)),
              met(t("console.total"), ({ view }) => sum(view.total)),
              met(t("console.cash.dueBack"), ({ view }) => sum(view.account.by_hand)),
            ]}
            onTake={() => {
              if (order.view.account.by_hand <= 0) return onClose();
              give.reset();
              // What is due by now is another deed.
              setAttempt(newAttemptKey());
              setTyped(dueTyped(order.view.account.by_hand));
              setSeen(order);
            }}
          />
        )}
        {give.error !== null && !isTold && (
          <p role="alert" className={css["failed"]}>
            {words === "" ? t("console.unknown") : words}
          </p>
        )}
        {!isTold && (
          <>
            <p>{t("console.cash.backWhy", { sum: sum(due) })}</p>
            <TextField
              label={t("console.cash.backSum", { currency: seen.view.currency })}
              value={typed}
              error={isTooMuch ? t("console.cash.backTooMuch", { sum: sum(due) }) : undefined}
              inputMode="decimal"
              most={16}
              onChange={(value) => {
                setTyped(value);
                // Another sum is another deed.
                setAttempt(newAttemptKey());
              }}
              figures
            />
            <p>{left > 0 ? t("console.cash.backThenLeft", { left: sum(left) }) : t("console.cash.backThen")}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
