import type { PriceLines } from "#contract/prices.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/lib/page.tsx";
import css from "./price-lines.module.css";

type PriceLineTableProps = {
  readonly lines: PriceLines;
  /** Which trip of a round trip it is. */
  readonly caption: string | undefined;
};

/** The lines of one price as a table that adds up to its last row. */
export function PriceLineTable({ lines: { lines, total, currency }, caption }: PriceLineTableProps) {
  const { t, money } = usePage();
  return (
    <table className={css["table"]}>
      <caption>{caption ?? <VisuallyHidden>{t("prices.lines")}</VisuallyHidden>}</caption>
      <tbody>
        {lines.map(({ kind, title, quantity, amount }, index) => (
          // Lines have no id of their own and never change their order.
          <tr key={`${index} ${kind}`} data-kind={kind}>
            <th scope="row">
              {title}
              {quantity !== null && <span className={css["quantity"]}>{quantity}</span>}
            </th>
            <td>{money(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("prices.linesTotal")}</th>
          <td>{money(total, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
