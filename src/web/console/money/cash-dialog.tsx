import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { cashDue } from "./cash-due.ts";
import { useCashAction } from "./use-cash-action.ts";

type CashDialogProps = {
  /** As it is now: the page reads it anew whenever somebody has done something to it. */
  readonly order: DeskOrderView;
  readonly onClose: () => void;
};

/** Writing down cash: how much, and what the order has then. */
export function CashDialog({ order, onClose }: CashDialogProps) {
  const { t, api } = useConsole();
  const action = useCashAction(order, {
    dueOf: cashDue,
    dueLabel: "console.deskrest.cash.due",
    write: (due, { order_id: orderId, version }, attempt) =>
      api("takeCash", { params: { order_id: orderId }, body: { expected_due: due, version }, attempt }),
    onClose,
  });
  const { seen, due, sum, met } = action;
  const left = Math.max(0, seen.view.account.due - due);
  return (
    <ActionDialog
      title={t("console.letters.cash.title", { sum: sum(due) })}
      press={{
        label: t("console.letters.cash.press", { sum: sum(due) }),
        onPress: () => action.write(due),
        isOff: due <= 0,
        isBusy: action.isBusy,
      }}
      leave={t("console.letters.cash.leave")}
      met={met}
      failure={action.failure}
      onClose={onClose}
    >
      {met === undefined && (
        <>
          <p>{t("console.paidOf", { paid: sum(seen.view.account.paid), total: sum(seen.view.total) })}</p>
          <p>
            {left > 0
              ? t("console.deskrest.cash.thenLeft", { sum: sum(due), left: sum(left) })
              : t("console.letters.cash.then", { sum: sum(due) })}
          </p>
          {seen.view.yacht?.pay?.part === "deposit" && <p>{t("console.deskrest.cash.deposit")}</p>}
        </>
      )}
    </ActionDialog>
  );
}
