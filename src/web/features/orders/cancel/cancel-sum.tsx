import { CreditCard, Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { backSuffix, backSums } from "./back-suffix.ts";
import type { CancelCheck } from "./cancel-check-query.ts";
import type { CancelOutcome } from "./cancel-outcome.ts";
import css from "./cancel-sum.module.css";

type CancelSumProps = { readonly check: CancelCheck; readonly outcome: CancelOutcome };

/** What comes back and to where, or what cancelling costs; where nothing was paid and nothing is due, a sentence. */
export function CancelSum({ check, outcome }: CancelSumProps) {
  const { t, money } = usePricedPage();
  const { currency } = check;
  const fee = money(check.fee, currency);
  const codes = check.certificates_back.join(", ");
  const certificate = codes !== "" && <p className={css["note"]}>{t("orders.cancel.certificateBack", { codes })}</p>;
  if (outcome === "free") {
    return (
      <>
        <p>{t("orders.cancel.free")}</p>
        {certificate}
      </>
    );
  }
  const back = backSuffix(check);
  const isBack = outcome === "all" || outcome === "part";
  const label =
    outcome === "all" && check.refund < check.price ? "orders.cancel.back" : (`orders.cancel.${outcome}` as const);
  return (
    <div className={css["sum"]} data-tone={outcome === "all" ? "good" : "dear"}>
      <p className={css["label"]}>{t(label, { price: money(check.price, currency) })}</p>
      {outcome !== "none" && <p className={css["figure"]}>{isBack ? money(check.refund, currency) : fee}</p>}
      {isBack && (
        <p className={css["where"]}>
          <Icon glyph={back === "Cash" ? Wallet : CreditCard} size={20} />
          {t(`orders.cancel.where${back}`, backSums(check, money))}
        </p>
      )}
      {outcome !== "all" && (
        <p className={css["note"]}>
          {t(outcome === "due" ? "orders.cancel.dueNote" : "orders.cancel.feeNote", { fee })}
        </p>
      )}
      {certificate}
    </div>
  );
}
