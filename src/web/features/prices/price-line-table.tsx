import type { PriceLines } from "#contract/prices/prices.ts";
import { wholeLines } from "#domain/prices/whole-lines.ts";
import { CURRENCY_DIGITS, isCurrency, shownDigits } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/page/page.tsx";
import { timesSum } from "#web/trip/cars/order-lines.ts";
import css from "./price-lines.module.css";

type PriceLineTableProps = {
  readonly lines: Pick<PriceLines, "lines" | "total" | "currency">;
  /** Which trip of a round trip this is. */
  readonly caption: string | undefined;
  /** Length and duration of the ride, where they are known. */
  readonly ride?: string | undefined;
  /** How many cars cost this each. */
  readonly cars?: number | undefined;
};

/** The lines of one price as a table with the total in its last row: the ride first, in whole sums that add up. */
export function PriceLineTable({
  lines: { lines: all, total, currency },
  caption,
  ride,
  cars = 1,
}: PriceLineTableProps) {
  const { t, locale } = usePage();
  const unit = 10 ** (isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2);
  const whole = wholeLines(
    all.map((line) => ({ ...line, amount: Math.round(line.amount * unit) })),
    unit,
  );
  const hours = all.find(({ kind }) => kind === "hours");
  const title = hours?.title ?? (ride === undefined ? t("prices.line.ride") : t("prices.line.rideOf", { ride }));
  const lines = [{ kind: "ride", title, quantity: hours?.quantity ?? null, amount: whole.ride }, ...whole.others].map(
    (line) => ({ ...line, amount: line.amount / unit }),
  );
  // One sum with cents gives all of them cents, so that the points line up.
  const digits = Math.max(
    ...[...lines.map(({ amount }) => amount), total].map((amount) => shownDigits(amount, currency)),
  );
  const money = (amount: number) => formatMoney(amount, currency, locale, digits);
  const sumOf = caption === undefined ? "prices.linesTotal" : "prices.linesSum";
  return (
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
          <th scope="row">{t(cars > 1 ? "prices.linesCar" : sumOf)}</th>
          <td>{money(total)}</td>
        </tr>
        {cars > 1 && (
          <tr>
            <th scope="row">{t("prices.linesCars", { count: cars, price: money(total) })}</th>
            <td>{money(timesSum(total, cars, currency))}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
