import { REFUND_TEXT, type RefundRowView } from "#contract/operator/money/refunds.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import css from "./refund-dialog.module.css";
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
  const { form, type, forget } = useTyped(`refund-decline-${refund.refund_id}`, { reason: "" });
  const sum = refundSum(refund, locale);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t("console.refunds.declineTitle", { sum })}
      closeLabel={t("console.close")}
      footer={
        <Button
          look="primary"
          wide
          busy={isBusy}
          disabled={form.reason.trim() === ""}
          onClick={() => onDecline(form.reason.trim())}
        >
          {t("console.refunds.declinePress", { sum })}
        </Button>
      }
    >
      <div className={css["form"]}>
        {failed !== "" && (
          <p role="alert" className={css["failed"]}>
            {failed}
          </p>
        )}
        <p>{t("console.refunds.declineWhat", { number: refund.order_id })}</p>
        <TextArea
          label={t("console.refunds.declineReason")}
          hint={t("console.refunds.declineHint")}
          value={form.reason}
          most={REFUND_TEXT.reason}
          onChange={(reason) => type({ reason })}
          ref={startHere}
        />
      </div>
    </Dialog>
  );
}
