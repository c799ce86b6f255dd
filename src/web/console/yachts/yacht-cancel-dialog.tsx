import { useState } from "react";
import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import type { HireView } from "#contract/orders/wire-hire.ts";
import { CANCEL_REASONS, isOnOurSide, type StaffCancelReason } from "#domain/orders/staff-cancel.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { startHere } from "#ui/start-here.ts";
import { Switch } from "#ui/switch.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import changes from "#web/console/changes/changes.module.css";

/** The longest reason that may be typed. */
const REASON_LENGTH = 200;

type Cancelling = {
  readonly reason: StaffCancelReason;
  readonly text?: string;
  readonly waive?: boolean;
  readonly fee: number;
  readonly refund: number;
};

type YachtCancelDialogProps = {
  readonly order: DeskOrderView;
  readonly cancel: NonNullable<HireView["cancel"]>;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** Cancels for what is shown; false where that failed. */
  readonly onCancel: (body: Cancelling) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Cancelling a yacht: why, what is kept and what goes back, before it is done. A reason on our side costs nothing. */
export function YachtCancelDialog({ order, cancel, isBusy, failure, onCancel, onClose }: YachtCancelDialogProps) {
  const { t, locale } = useConsole();
  const [reason, setReason] = useState<StaffCancelReason>("traveller");
  const [text, setText] = useState("");
  const [isWaived, setWaived] = useState(false);
  const { paid } = order.view.account;
  const mayWaive = order.may_waive && cancel.fee > 0 && !isOnOurSide(reason);
  const isFree = isOnOurSide(reason) || (mayWaive && isWaived);
  const fee = isFree ? 0 : cancel.fee;
  const refund = isFree ? paid : cancel.refund;
  const sum = (amount: number) => sumWords(amount, order.view.currency, locale);
  const press = async () => {
    const said = reason === "other" ? { text: text.trim() } : {};
    if (await onCancel({ reason, ...said, ...(mayWaive && isWaived && { waive: true }), fee, refund })) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.yachts.cancelTitle", { name: order.customer.name })}
      closeLabel={t("console.close")}
      footer={
        <div className={changes["foot"]}>
          <Button
            look="final"
            wide
            busy={isBusy}
            disabled={reason === "other" && text.trim() === ""}
            onClick={() => void press()}
          >
            {refund > 0 ? t("console.yachts.cancelYes", { refund: sum(refund) }) : t("console.yachts.cancelFree")}
          </Button>
          <Button look="link" size="card" onClick={onClose} ref={startHere}>
            {t("console.yachts.keep")}
          </Button>
        </div>
      }
    >
      <div className={changes["form"]}>
        {failure !== undefined && (
          <p role="alert" className={changes["failed"]}>
            {failure}
          </p>
        )}
        <Select
          label={t("console.desk.reason")}
          value={reason}
          onChange={(value) => setReason(value as StaffCancelReason)}
          options={CANCEL_REASONS.map((value) => ({ value, label: t(`console.desk.reason.${value}`) }))}
        />
        {reason === "other" && (
          <TextArea
            label={t("console.desk.reasonText")}
            hint={t("console.desk.reasonHint")}
            value={text}
            maxLength={REASON_LENGTH}
            onChange={setText}
          />
        )}
        <dl className={changes["sums"]} data-calm={fee === 0 || undefined} role="group">
          <div className={changes["main"]}>
            <dt>{t("console.yachts.refund")}</dt>
            <dd>{sum(refund)}</dd>
          </div>
          <div>
            <dt>{t("console.yachts.fee")}</dt>
            <dd>
              {fee !== cancel.fee && <s>{sum(cancel.fee)}</s>} {sum(fee)}
            </dd>
          </div>
          <div>
            <dt>{t("console.yachts.paidSoFar")}</dt>
            <dd>{sum(paid)}</dd>
          </div>
        </dl>
        {refund > 0 && <p className={changes["note"]}>{t("console.desk.refundWaits")}</p>}
        {mayWaive && (
          <Switch label={t("console.desk.waive", { fee: sum(cancel.fee) })} on={isWaived} onChange={setWaived} />
        )}
      </div>
    </Dialog>
  );
}
