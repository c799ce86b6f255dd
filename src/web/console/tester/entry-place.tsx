import { useConsole } from "#web/console/app/console.tsx";
import css from "./entry-place.module.css";

type EntryPlaceProps = {
  /** Kind of the entry as the file has it. */
  readonly entry: string;
  readonly id: number;
  readonly line: number | null;
  readonly version: number;
};

/** Which entry of the book it is: its kind and number, the version, and the line of the operator's file. */
export function EntryPlace({ entry, id, line, version }: EntryPlaceProps) {
  const { t, wordOf, locale } = useConsole();
  const where = line === null ? "" : ` · ${t("console.tester.fileLine", { line: line.toLocaleString(locale) })}`;
  return (
    <span className={css["place"]}>
      <b>{wordOf("console.tester.entry", entry, { id })}</b>
      <small>
        {t("console.tester.bookVersion", { number: version })}
        {where}
      </small>
    </span>
  );
}
