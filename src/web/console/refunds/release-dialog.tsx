import { useState } from "react";
import { REFUND_TEXT, type RefundRowView } from "#contract/console/money/refunds.ts";
import { REFUND_WAYS, type RefundWay } from "#domain/payments/refund-state.ts";
import { languageTag } from "#i18n/format.ts";
import { Select } from "#ui/select.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { typedSum } from "#web/console/money/typed-sum.ts";

type ReleaseDialogProps = {
  readonly refund: RefundRowView;
  readonly isBusy: boolean;
  readonly failed: string;
  readonly onRelease: (release: {
    readonly amount: number;
    readonly way: RefundWay;
    readonly reference: string;
  }) => void;
  readonly onClose: () => void;
};

/** Releasing a part of a refund, or saying that it was returned by bank or in cash; the sum that goes stands on the button. */
export function ReleaseDialog({ refund, isBusy, failed, onRelease, onClose }: ReleaseDialogProps) {
  const { t, locale } = useConsole();
  const { amount, currency, payment } = refund;
  const plain = new Intl.NumberFormat(languageTag(locale), { useGrouping: false, maximumFractionDigits: 3 });
  const [initial] = useState(() => ({
    sum: plain.format(amount),
    way: (payment === null || refund.state === "failed" ? "bank" : "acquirer") as string,
    reference: "",
  }));
  const { form, type, closing } = useTyped(`refund-${refund.refund_id}`, initial);
  const way = REFUND_WAYS.find((one) => one === form.way) ?? "acquirer";
  const sum = typedSum(form.sum, currency);
  const isTooMuch = sum !== undefined && sum > amount;
  const isReady = sum !== undefined && !isTooMuch && (way === "acquirer" || form.reference.trim() !== "");
  const shown = sumWords(sum ?? 0, currency, locale);
  return (
    <ActionDialog
      title={t("console.refunds.otherTitle", { sum: sumWords(amount, currency, locale) })}
      press={{
        label:
          sum === undefined || isTooMuch
            ? t("console.refunds.pressNone")
            : t(way === "acquirer" ? "console.refunds.press" : "console.refunds.pressReturned", { sum: shown }),
        onPress: () => sum !== undefined && onRelease({ amount: sum, way, reference: form.reference.trim() }),
        isOff: !isReady,
        isBusy,
      }}
      failure={failed}
      onClose={closing(onClose)}
    >
      <Select
        label={t("console.refunds.how")}
        value={way}
        options={REFUND_WAYS.filter((one) => one !== "acquirer" || payment !== null).map((one) => ({
          value: one,
          label: t(`console.refunds.how.${one}`),
        }))}
        hint={t(`console.refunds.how.${way}.hint`)}
        onChange={(value) => type({ way: value })}
      />
      <TextField
        label={t("console.refunds.sum", { currency })}
        value={form.sum}
        error={isTooMuch ? t("console.refunds.tooMuch", { sum: sumWords(amount, currency, locale) }) : undefined}
        hint={
          sum !== undefined && sum < amount
            ? t("console.refunds.restStays", {
                sum: sumWords(Math.round((amount - sum) * 1000) / 1000, currency, locale),
              })
            : undefined
        }
        inputMode="decimal"
        most={16}
        onChange={(value) => type({ sum: value })}
        figures
        ref={startHere}
      />
      {way !== "acquirer" && (
        <TextField
          label={t("console.refunds.reference")}
          hint={t(`console.refunds.reference.${way}`)}
          value={form.reference}
          most={REFUND_TEXT.reference}
          onChange={(reference) => type({ reference })}
        />
      )}
    </ActionDialog>
  );
}
