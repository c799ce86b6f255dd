import type { YachtView } from "#contract/orders/yacht-orders.ts";
import { formatDate } from "#i18n/format.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./yacht-sums.module.css";

type YachtSumsProps = {
  readonly yacht: Pick<YachtView, "deposit" | "rest" | "rest_day">;
  readonly total: number;
  readonly currency: string;
};

/** What a yacht costs, and in which parts it is paid. */
export function YachtSums({ yacht, total, currency }: YachtSumsProps) {
  const { t, locale, money } = usePricedPage();
  const isParts = yacht.rest > 0 && yacht.rest_day !== null;
  return (
    <dl className={css["sums"]}>
      <div className={css["total"]}>
        <dt>{t("offers.yacht.price")}</dt>
        <dd>{money(total, currency)}</dd>
      </div>
      {isParts && (
        <>
          <div>
            <dt>{t("offers.yacht.deposit")}</dt>
            <dd>{money(yacht.deposit, currency)}</dd>
          </div>
          <div>
            <dt>{t("offers.yacht.rest", { day: formatDate(yacht.rest_day ?? "", locale) })}</dt>
            <dd>{money(yacht.rest, currency)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
