import { useQueryClient } from "@tanstack/react-query";
import { DISPUTE_TEXT } from "#contract/console/money/disputes.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { typedSum } from "#web/console/money/typed-sum.ts";
import { useStaffCall } from "#web/console/staff/use-staff-call.ts";

type DisputeDialogProps = {
  readonly order: DeskOrderView;
  readonly onClose: () => void;
};

/** Writing down a dispute of which the acquirer tells by e-mail: the sum, its fee, what it writes and until when to answer. */
export function DisputeDialog({ order, onClose }: DisputeDialogProps) {
  const { t, api, locale } = useConsole();
  const client = useQueryClient();
  const { currency } = order.view;
  const { form, type, closing } = useTyped(`dispute-${order.order_id}`, { sum: "", fee: "", note: "", day: "" });
  const close = closing(onClose);
  const call = useStaffCall(() => {
    close();
    void client.invalidateQueries({ queryKey: ["board"] });
  });
  const amount = typedSum(form.sum, currency);
  const fee = form.fee.trim() === "" ? 0 : typedSum(form.fee, currency);
  const note = form.note.trim();
  const write = () => {
    if (amount === undefined || fee === undefined) return;
    const due = Date.parse(`${form.day}T23:59:00`);
    const body = { amount, fee, note, ...(!Number.isNaN(due) && { due_at: due }), version: order.version };
    call.run((attempt) => api("recordDispute", { params: { order_id: order.order_id }, body, attempt }));
  };
  return (
    <ActionDialog
      title={t("console.disputes.write")}
      press={{
        label:
          amount === undefined
            ? t("console.disputes.pressNone")
            : t("console.disputes.press", { sum: sumWords(amount, currency, locale) }),
        onPress: write,
        isOff: amount === undefined || fee === undefined || note === "",
        isBusy: call.isBusy,
      }}
      failure={call.failed}
      onClose={close}
    >
      <p>{t("console.disputes.writeHint")}</p>
      <TextField
        label={t("console.disputes.amount", { currency })}
        value={form.sum}
        inputMode="decimal"
        most={16}
        onChange={(sum) => type({ sum })}
        figures
        ref={startHere}
      />
      <TextField
        label={t("console.disputes.feeField", { currency })}
        value={form.fee}
        inputMode="decimal"
        most={16}
        onChange={(value) => type({ fee: value })}
        figures
      />
      <TextArea
        label={t("console.disputes.note")}
        value={form.note}
        most={DISPUTE_TEXT}
        onChange={(value) => type({ note: value })}
      />
      <TextField
        label={t("console.disputes.dueField")}
        type="date"
        value={form.day}
        onChange={(day) => type({ day })}
      />
      <p>{t("console.disputes.then")}</p>
    </ActionDialog>
  );
}
