import type { PriceLines } from "#contract/prices/prices.ts";
import { shownDigits } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./price-lines.module.css";

type PriceLineTableProps = {
  readonly lines: Pick<PriceLines, "lines" | "total" | "currency" | "exchange">;
  /** Which trip of a round trip this is. */
  readonly caption: string | undefined;
};

/** The lines of one price as a table with the total in its last row. */
export function PriceLineTable({ lines: { lines, total, currency, exchange }, caption }: PriceLineTableProps) {
  const { t, locale } = usePage();
  // One sum with cents gives all of them cents, so that the points line up.
  const digits = Math.max(
    ...[...lines.map(({ amount }) => amount), total].map((amount) => shownDigits(amount, currency)),
  );
  const money = (amount: number) => formatMoney(amount, currency, locale, digits);
  return (
    <>
      <table className={css["table"]}>
        <caption>{caption ?? <VisuallyHidden>{t("prices.lines")}</VisuallyHidden>}</caption>
        <tbody>
          {lines.map(({ kind, title, quantity, amount }, index) => (
            // Lines have no id of their own and never change their order.
            <tr key={`${index} ${kind}`} data-kind={kind}>
              <th scope="row">
                <span className={css["line"]}>
                  <span>{title}</span>
                  {quantity !== null && <span className={css["quantity"]}>{quantity}</span>}
                </span>
              </th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("prices.linesTotal")}</th>
            <td>{money(total)}</td>
          </tr>
        </tfoot>
      </table>
      {exchange !== undefined && <p className={css["exchange"]}>{exchange}</p>}
    </>
  );
}
