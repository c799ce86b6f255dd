import { Link } from "wouter";
import type { AuditEntryView } from "#contract/console/staff/audit.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./audit-page.module.css";
import { auditValue } from "./audit-value.ts";

/** Where each kind of subject has a page of its own. */
const PAGES: Readonly<Record<string, (id: number) => string>> = {
  order: (id) => `/console/orders/${id}`,
  "way-request": (id) => `/console/requests/way/${id}`,
  "yacht-request": (id) => `/console/requests/yacht/${id}`,
};

/** Fields that are sums in the currency that the entry keeps beside them. */
const SUMS = ["amount", "fee", "refund", "price", "tariff", "paid", "cash", "cashBack"];

/** A value of several parts as one reads it: a name in one's language, or what is filled in of a driver. */
function partsOf(value: object, locale: string): string {
  const parts = Object.entries(value) as [string, unknown][];
  const named = parts.find(([name, one]) => name === locale && typeof one === "string");
  if (named !== undefined) return String(named[1]);
  if (parts.some(([, one]) => typeof one === "object" && one !== null)) return JSON.stringify(value);
  const said = parts.flatMap(([, one]) => (typeof one === "string" || typeof one === "number" ? [String(one)] : []));
  return said.filter(Boolean).join(", ") || "—";
}

type AuditEntryProps = {
  readonly entry: AuditEntryView;
  /** Narrows the list to one subject; absent where it is narrowed already. */
  readonly onSubject: ((subject: string) => void) | undefined;
};

/** One entry: when, who, what, to what, and what was there before and after. */
export function AuditEntry({ entry, onSubject }: AuditEntryProps) {
  const { t, wordOf, locale } = useConsole();
  const address = useAddress();
  const { subject, before, after } = entry;
  const currency = typeof after["currency"] === "string" ? after["currency"] : undefined;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => field !== "currency");
  const shown = (field: string, value: unknown) => {
    if (value === undefined || value === null) return "—";
    if (typeof value === "boolean") return t(value ? "console.audit.yes" : "console.audit.no");
    if (typeof value === "number" && currency !== undefined && SUMS.includes(field))
      return sumWords(value, currency, locale);
    if (Array.isArray(value) && value.every((one) => typeof one !== "object")) return value.join(", ") || "—";
    if (typeof value === "object") return partsOf(value, locale);
    if (typeof value !== "string") return JSON.stringify(value);
    return auditValue(field, value, wordOf);
  };
  // The filter takes a field by its own name, so that stays in reach.
  const fieldName = (field: string) => <span title={field}>{wordOf("console.audit.field", field)}</span>;
  const page = PAGES[subject.kind]?.(subject.id);
  const name =
    subject.kind === "order"
      ? t("console.orderNumber", { number: subject.id })
      : wordOf("console.audit.about", subject.kind, { number: subject.id });
  return (
    <li className={css["entry"]}>
      <time dateTime={new Date(entry.at).toISOString()}>{formatDayTime(localTimeIn(ownZone(), entry.at), locale)}</time>
      <span>
        <b>{entry.by.name}</b>
        <small>{t(`console.role.${entry.by.role}`)}</small>
      </span>
      <span>
        <b>{wordOf("console.deed", entry.call)}</b>
        <small>{page === undefined ? name : <Link href={address(page)}>{name}</Link>}</small>
        {onSubject && (
          <button type="button" className={css["only"]} onClick={() => onSubject(`${subject.kind}:${subject.id}`)}>
            {t("console.audit.only")}
          </button>
        )}
      </span>
      <span className={css["values"]}>
        {entry.is_erased && <em>{t("console.staff.erased")}</em>}
        {fields.map((field) => (
          <span key={field}>
            {fieldName(field)}: {field in before && <s>{shown(field, before[field])}</s>}{" "}
            {field in after && <b>{shown(field, after[field])}</b>}
          </span>
        ))}
        {entry.reason !== "" && <span>{entry.reason}</span>}
      </span>
      <small className={css["from"]} title={entry.request_id}>
        {entry.network}
      </small>
    </li>
  );
}
