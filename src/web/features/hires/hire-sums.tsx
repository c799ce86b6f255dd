import type { HireView } from "#contract/orders/wire-hire.ts";
import { formatDate } from "#i18n/format.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./hire-sums.module.css";

type HireSumsProps = {
  readonly hire: Pick<HireView, "deposit" | "rest" | "rest_day">;
  readonly total: number;
  readonly currency: string;
};

/** What a yacht costs, and in which parts it is paid. */
export function HireSums({ hire, total, currency }: HireSumsProps) {
  const { t, locale, money } = usePricedPage();
  const isParts = hire.rest > 0 && hire.rest_day !== null;
  return (
    <dl className={css["sums"]}>
      <div className={css["total"]}>
        <dt>{t("hires.price")}</dt>
        <dd>{money(total, currency)}</dd>
      </div>
      {isParts && (
        <>
          <div>
            <dt>{t("hires.deposit")}</dt>
            <dd>{money(hire.deposit, currency)}</dd>
          </div>
          <div>
            <dt>{t("hires.rest", { day: formatDate(hire.rest_day ?? "", locale) })}</dt>
            <dd>{money(hire.rest, currency)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
