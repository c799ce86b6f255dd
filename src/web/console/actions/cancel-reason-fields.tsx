import { CANCEL_REASONS, type StaffCancelReason } from "#domain/orders/staff-cancel.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";

/** Why somebody of the staff cancels; another reason than those of the list is written. */
export interface CancelReason {
  readonly reason: StaffCancelReason;
  readonly text: string;
}

/** Whether a reason says something. */
export const isReasonTold = ({ reason, text }: CancelReason): boolean => reason !== "other" || text.trim() !== "";

type CancelReasonFieldsProps = CancelReason & { readonly onType: (fields: Partial<CancelReason>) => void };

/** Why it is cancelled. */
export function CancelReasonFields({ reason, text, onType }: CancelReasonFieldsProps) {
  const { t } = useConsole();
  return (
    <>
      <Select
        label={t("console.desk.reason")}
        value={reason}
        onChange={(value) => onType({ reason: value as StaffCancelReason })}
        options={CANCEL_REASONS.map((value) => ({ value, label: t(`console.desk.reason.${value}`) }))}
      />
      {reason === "other" && (
        <TextArea
          label={t("console.desk.reasonText")}
          hint={t("console.desk.reasonHint")}
          value={text}
          most={STAFF_TEXTS.reason}
          onChange={(value) => onType({ text: value })}
        />
      )}
    </>
  );
}
