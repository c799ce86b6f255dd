import type { PartnerStatement } from "#contract/reports/partner-statement.ts";
import { Card } from "#ui/card.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./sales.module.css";

/** What a period came to: one row of figures for each currency, because currencies are never added. */
export function SalesSums({ totals }: Pick<PartnerStatement, "totals">) {
  const { t, money } = usePricedPage();
  return (
    <Card as="div">
      <div className={css["sums"]}>
        {totals.map(({ currency, rides, off, kept, share }) => (
          <dl key={currency} className={css["figures"]}>
            <Figure name={t("accounts.sales.rides")} text={String(rides)} />
            <Figure name={t("accounts.sales.off")} text={String(off)} />
            <Figure name={t("accounts.sales.kept")} text={money(kept, currency)} />
            <Figure name={t("accounts.sales.share")} text={money(share, currency)} />
          </dl>
        ))}
        <p className={css["note"]}>{t("accounts.sales.note")}</p>
      </div>
    </Card>
  );
}

function Figure({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
