import type { TripChangeView } from "#contract/console/changes/change-order.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./change-block.module.css";

type ChangeBlockProps = { readonly change: TripChangeView; readonly currency: string };

/** A change of a trip: each field as it was and as it is, then each line of the price with the difference. */
export function ChangeBlock({ change, currency }: ChangeBlockProps) {
  return (
    <div className={css["block"]}>
      <ChangedFields fields={change.fields} />
      <ChangedPrice change={change} currency={currency} />
    </div>
  );
}

/** Each changed field as it was and as it is; nothing where none has changed. */
export function ChangedFields({ fields }: Pick<TripChangeView, "fields">) {
  const { t, wordOf } = useConsole();
  if (fields.length === 0) return null;
  return (
    <table className={css["table"]}>
      <thead>
        <tr>
          <th scope="col">{t("console.desk.what")}</th>
          <th scope="col">{t("console.desk.was")}</th>
          <th scope="col">{t("console.desk.is")}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, was, is }) => (
          <tr key={field}>
            <th scope="row">{wordOf("console.field", field)}</th>
            <td>
              <s>{was || t("console.nothing")}</s>
            </td>
            <td>
              <b>{is || t("console.nothing")}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each line of the price as it was and as it is, and their sum; the sum alone where the price stays. */
export function ChangedPrice({ change, currency }: ChangeBlockProps) {
  const { t, locale } = useConsole();
  const sum = (amount: number | null) => (amount === null ? "–" : sumWords(amount, currency, locale));
  const more = (was: number, is: number) => `${is > was ? "+" : ""}${sumWords(is - was, currency, locale)}`;
  return (
    <table className={css["table"]} data-sums="">
      <thead>
        <tr>
          <th scope="col">{t("console.desk.line")}</th>
          <th scope="col">{t("console.desk.was")}</th>
          <th scope="col">{t("console.desk.is")}</th>
          <th scope="col">{t("console.desk.more")}</th>
        </tr>
      </thead>
      <tbody>
        {change.was !== change.is &&
          change.lines.map(({ name, was, is }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sum(was)}</td>
              <td>{sum(is)}</td>
              <td>{more(was ?? 0, is ?? 0)}</td>
            </tr>
          ))}
        <tr className={css["total"]}>
          <th scope="row">{t("console.total")}</th>
          <td>{sum(change.was)}</td>
          <td>{sum(change.is)}</td>
          <td>{more(change.was, change.is)}</td>
        </tr>
      </tbody>
    </table>
  );
}
