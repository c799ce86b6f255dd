import { REFUND_TEXT, type RefundRowView } from "#contract/console/money/refunds.ts";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { refundSum } from "./refund-words.ts";

type DeclineDialogProps = {
  readonly refund: RefundRowView;
  readonly isBusy: boolean;
  readonly failed: string;
  readonly onDecline: (reason: string) => void;
  readonly onClose: () => void;
};

/** Declining a refund: what that means for the order, and why it is done. */
export function DeclineDialog({ refund, isBusy, failed, onDecline, onClose }: DeclineDialogProps) {
  const { t, locale } = useConsole();
  const { form, type, closing } = useTyped(`refund-decline-${refund.refund_id}`, { reason: "" });
  const sum = refundSum(refund, locale);
  return (
    <ActionDialog
      title={t("console.refunds.declineTitle", { sum })}
      press={{
        label: t("console.refunds.declinePress", { sum }),
        onPress: () => onDecline(form.reason.trim()),
        isOff: form.reason.trim() === "",
        isBusy,
      }}
      failure={failed}
      onClose={closing(onClose)}
    >
      <p>{t("console.refunds.declineWhat", { number: refund.order_id })}</p>
      <TextArea
        label={t("console.refunds.declineReason")}
        hint={t("console.refunds.declineHint")}
        value={form.reason}
        most={REFUND_TEXT.reason}
        onChange={(reason) => type({ reason })}
        ref={startHere}
      />
    </ActionDialog>
  );
}
