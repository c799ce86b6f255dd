import { useState } from "react";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { addWhole } from "#domain/values/money.ts";
import { languageTag } from "#i18n/format.ts";
import { TextField } from "#ui/text-field.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { typedSum } from "#web/console/money/typed-sum.ts";
import { useCashAction } from "./use-cash-action.ts";

type CashBackDialogProps = {
  /** As it is now: the page reads it anew whenever somebody has done something to it. */
  readonly order: DeskOrderView;
  readonly onClose: () => void;
};

const dueBack = ({ view }: DeskOrderView): number => view.account.by_hand;

/** Writing down cash that was given back: how much, at most what is due, and what is left to give back then. */
export function CashBackDialog({ order, onClose }: CashBackDialogProps) {
  const { t, api, locale } = useConsole();
  const plain = new Intl.NumberFormat(languageTag(locale), { useGrouping: false, maximumFractionDigits: 3 });
  const [typed, setTyped] = useState(plain.format(dueBack(order)));
  const action = useCashAction(order, {
    dueOf: dueBack,
    dueLabel: "console.cash.dueBack",
    write: (amount, { order_id: orderId, version }, attempt) =>
      api("giveCashBack", { params: { order_id: orderId }, body: { amount, version }, attempt }),
    onTaken: (due) => setTyped(plain.format(due)),
    onClose,
  });
  const { seen, due, sum, met } = action;
  const given = typedSum(typed, seen.view.currency);
  const isTooMuch = given !== undefined && given > due;
  const left = given === undefined || isTooMuch ? 0 : addWhole(due, -given);
  return (
    <ActionDialog
      title={t("console.cash.backTitle")}
      press={{
        label:
          given === undefined || isTooMuch
            ? t("console.cash.backPressNone")
            : t("console.cash.backPress", { sum: sum(given) }),
        onPress: () => given !== undefined && action.write(given),
        isOff: given === undefined || isTooMuch,
        isBusy: action.isBusy,
      }}
      leave={t("console.letters.cash.leave")}
      met={met}
      failure={action.failure}
      onClose={onClose}
    >
      {met === undefined && (
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
              action.beginAgain();
            }}
            figures
          />
          <p>{left > 0 ? t("console.cash.backThenLeft", { left: sum(left) }) : t("console.cash.backThen")}</p>
        </>
      )}
    </ActionDialog>
  );
}
