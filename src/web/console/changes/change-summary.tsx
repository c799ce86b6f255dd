import type { previewChange } from "#contract/console/changes/change-order.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { FeeSwitch } from "#web/console/actions/fee-switch.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { payWords } from "#web/console/money/who-pays.ts";
import { ChangedFields } from "./change-block.tsx";
import css from "./change-summary.module.css";
import { LetterPart } from "./letter-part.tsx";

type ChangeSummaryProps = {
  readonly preview: EndpointResult<typeof previewChange>;
  readonly currency: string;
  /** Newer values are on their way. */
  readonly isBusy: boolean;
  readonly isWaived: boolean;
  readonly onType: (fields: { readonly isWaived: boolean }) => void;
};

/** What a change comes to, short enough to stay in view while the form scrolls: fields, price, fee, who pays and the e-mail. */
export function ChangeSummary({ preview, currency, isBusy, isWaived, onType }: ChangeSummaryProps) {
  const { t, locale } = useConsole();
  const { change, fee, terms_fee: termsFee } = preview;
  const sum = (amount: number) => sumWords(amount, currency, locale);
  const isRepriced = change.was !== change.is;
  return (
    <div className={css["summary"]} aria-busy={isBusy} role="group" aria-label={t("console.desk.comesTo")}>
      {change.fields.length > 0 && (
        // Many long fields scroll inside, so that the sums stay where they are.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={css["fields"]} tabIndex={0} role="region" aria-label={t("console.desk.what")}>
          <ChangedFields fields={change.fields} />
        </div>
      )}
      <div className={css["sums"]}>
        <p className={css["row"]}>
          <span>{t("console.total")}</span>
          <span>
            {isRepriced && (
              <>
                <s>{sum(change.was)}</s> →{" "}
              </>
            )}
            <b>{sum(change.is)}</b>
            {isRepriced && ` (${change.is > change.was ? "+" : ""}${sum(change.is - change.was)})`}
          </span>
        </p>
        {termsFee > 0 && (
          <p className={css["row"]}>
            <span>{t("console.desk.changeFee")}</span>
            <span>
              {fee !== termsFee && <s>{sum(termsFee)}</s>} <b>{sum(fee)}</b>
            </span>
          </p>
        )}
        {(preview.may_waive || isWaived) && <FeeSwitch fee={sum(termsFee)} on={isWaived} onType={onType} />}
        <p>{payWords(preview, sum, t)}</p>
        <LetterPart letter={preview.letter} />
      </div>
    </div>
  );
}
