import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";

type CashActionOptions = {
  /** What an order owes, or is owed. */
  readonly dueOf: (order: DeskOrderView) => number;
  /** How that is called. */
  readonly dueLabel: MessageKey;
  readonly write: (amount: number, seen: DeskOrderView, attempt: string) => Promise<unknown>;
  /** What was due by then is taken over, and is something now. */
  readonly onTaken?: (due: number) => void;
  readonly onClose: () => void;
};

/**
 * Writing down cash of an order, which cannot be taken back by pressing again. What is due is what was seen when the window was opened: whoever comes
 * second is told who did what before anything is written, and writes nothing twice.
 */
export function useCashAction(order: DeskOrderView, { dueOf, dueLabel, write, onTaken, onClose }: CashActionOptions) {
  const { t, wordOf, locale } = useConsole();
  const client = useQueryClient();
  const [seen, setSeen] = useState(order);
  // Whoever presses again after a lost answer repeats the same attempt, which is counted once.
  const [attempt, setAttempt] = useState(newAttemptKey);
  const [due, dueNow] = [dueOf(seen), dueOf(order)];
  const sum = (amount: number) => sumWords(amount, seen.view.currency, locale);
  const writing = useMutation({
    mutationFn: (amount: number) => write(amount, seen, attempt),
    onSuccess: () => onClose(),
    // What is due by now is read anew, whatever the answer was.
    onSettled: () => client.invalidateQueries({ queryKey: ["board"] }),
  });
  const isOther = order.version !== seen.version || dueNow !== due || order.view.total !== seen.view.total;
  // One's own action has come back before its window has closed.
  const isMet = isOther && !writing.isPending && !writing.isSuccess;
  const field = (label: MessageKey, of: (one: DeskOrderView) => string) => ({
    label: t(label),
    was: of(seen),
    theirs: of(order),
    mine: of(seen),
  });
  const take = () => {
    if (dueNow <= 0) return onClose();
    writing.reset();
    // What is due by now is another action.
    setAttempt(newAttemptKey());
    onTaken?.(dueNow);
    return setSeen(order);
  };
  return {
    seen,
    due,
    sum,
    write: writing.mutate,
    isBusy: writing.isPending,
    /** Another sum is another action. */
    beginAgain: () => setAttempt(newAttemptKey()),
    failure: writing.error === null ? undefined : (serverWords(writing.error) ?? t("console.unknown")),
    met: isMet
      ? {
          order,
          since: seen.history,
          title: t("console.deskrest.cash.met"),
          takeLabel: dueNow <= 0 ? t("console.close") : undefined,
          fields: [
            field("console.column.state", ({ view }) => wordOf("console.state", view.state)),
            field("console.total", ({ view }) => sum(view.total)),
            field(dueLabel, (one) => sum(dueOf(one))),
          ],
          onTake: take,
        }
      : undefined,
  };
}
