import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { readAuditSubject } from "#domain/accounts/audit-entries.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { FieldError } from "#ui/field-error.tsx";
import { FileDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useTooLong } from "#ui/too-long.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ListWaiting } from "#web/console/app/list-waiting.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import frame from "#web/console/app/page.module.css";
import { AuditEntry } from "./audit-entry.tsx";
import css from "./audit-page.module.css";
import { ProveDialog } from "./prove-dialog.tsx";
import { useStaffCall } from "./use-staff-call.ts";

const FILTERS = ["actor", "subject", "call", "field", "from", "to"] as const;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Whether a filter says something; what does not is left out, and that is told. */
const MEANT: Readonly<Record<string, (text: string) => boolean>> = {
  actor: (text) => /^[1-9]\d{0,8}$/.test(text),
  subject: (text) => readAuditSubject(text) !== undefined,
  from: isDay,
  to: isDay,
};

/** What the staff has done: found by who, to what, which call, which field and when, with before and after. */
export function AuditPage() {
  const { t, api } = useConsole();
  const rights = useRights();
  const [, go] = useLocation();
  const search = useSearch();
  const named = new URLSearchParams(search);
  const address = useAddress();
  const asked = Object.fromEntries(
    FILTERS.flatMap((name) => (named.get(name) ? [[name, named.get(name) ?? ""] as const] : [])),
  );
  const isMeant = (name: string) => MEANT[name]?.(asked[name] ?? "") ?? true;
  const { actor, ...texts } = Object.fromEntries(Object.entries(asked).filter(([name]) => isMeant(name)));
  const query = { ...texts, ...(actor !== undefined && { actor: Number(actor) }) };
  const ignored = [...named.keys()].filter(
    (name) => name !== "lang" && !(FILTERS.some((one) => one === name) && isMeant(name)),
  );
  const found = useInfiniteQuery({
    queryKey: ["audit", query],
    queryFn: ({ signal, pageParam }) =>
      api("findEntries", { query: { ...query, ...(pageParam > 0 && { after: pageParam }) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: rights("audit") !== undefined,
  });
  const entries = found.data?.pages.flatMap((page) => page.entries) ?? [];
  const [first] = found.data?.pages ?? [];
  const set = (name: (typeof FILTERS)[number], value: string) =>
    go(address("/console/audit", { ...Object.fromEntries(named), [name]: value }));
  // Who did what names people, so a file of it asks for the password again.
  const saving = useStaffCall(() => void found.refetch());
  const save = () =>
    saving.run((attempt) => api("exportEntries", { body: query, attempt }).then(({ csv }) => keep(csv)));
  if (rights("audit") === undefined) return <p className={css["none"]}>{t("console.staff.noAudit")}</p>;
  return (
    <div className={frame["page"]}>
      <PageHead
        title={t("console.staff.audit")}
        look="wrapped"
        aside={
          <BarButton icon={<Icon glyph={FileDown} size={18} />} disabled={saving.isBusy} onClick={save}>
            {t("console.staff.export")}
          </BarButton>
        }
      />
      <AuditFilters
        asked={asked}
        actor={actor}
        first={first}
        onSet={set}
        onClear={() => go(address("/console/audit"))}
      />
      <p className={css["said"]} role="status" data-bad={saving.failed !== "" || undefined}>
        {saving.failed !== "" ? saving.failed : first && t("console.staff.entries", { count: first.total })}
      </p>
      {ignored.length > 0 && (
        <p className={css["said"]} role="status">
          {t("console.board.filter.ignored", { what: ignored.join(", ") })}
        </p>
      )}
      <ListWaiting list={found}>
        <div className={css["none"]} aria-hidden="true">
          <Skeleton width="full" />
          <Skeleton width="most" />
        </div>
      </ListWaiting>
      {first?.total === 0 && <p className={css["none"]}>{t("console.staff.noEntries")}</p>}
      <ol className={css["list"]}>
        {entries.map((entry) => (
          <AuditEntry
            key={entry.entry_id}
            entry={entry}
            onSubject={named.has("subject") ? undefined : (subject) => set("subject", subject)}
          />
        ))}
      </ol>
      {found.hasNextPage && (
        <div className={css["none"]}>
          <BarButton disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t("console.more")}
          </BarButton>
        </div>
      )}
      {saving.isAsked && <ProveDialog call={saving} />}
    </div>
  );
}

type AuditFiltersProps = {
  readonly asked: Readonly<Record<string, string>>;
  /** The account whose entries are shown. */
  readonly actor: string | undefined;
  /** The first page, which names who and what there is. */
  readonly first: EndpointResult<ConsoleCalls["findEntries"]> | undefined;
  readonly onSet: (name: (typeof FILTERS)[number], value: string) => void;
  readonly onClear: () => void;
};

/** By what entries are found. */
function AuditFilters({ asked, actor, first, onSet, onClear }: AuditFiltersProps) {
  const { t, wordOf } = useConsole();
  return (
    <search className={css["filters"]}>
      <label>
        {t("console.staff.by")}
        <select value={actor ?? ""} onChange={(event) => onSet("actor", event.target.value)}>
          <option value="">{t("console.staff.anybody")}</option>
          {actor !== undefined &&
            first !== undefined &&
            !first.actors.some(({ user_id: id }) => String(id) === actor) && (
              <option value={actor}>{t("console.audit.about.account", { number: actor })}</option>
            )}
          {first?.actors.map(({ user_id: id, name }) => (
            <option key={id} value={id}>
              {first.actors.filter((other) => other.name === name).length > 1
                ? `${name}, ${t("console.audit.about.account", { number: id })}`
                : name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("console.staff.call")}
        <select value={asked["call"] ?? ""} onChange={(event) => onSet("call", event.target.value)}>
          <option value="">{t("console.staff.anything")}</option>
          {first?.calls.map((call) => (
            <option key={call} value={call}>
              {wordOf("console.deed", call)}
            </option>
          ))}
        </select>
      </label>
      <Typed
        name="subject"
        label={t("console.staff.subject")}
        value={asked["subject"]}
        onSet={onSet}
        hint={t("console.audit.subjectHint")}
      />
      <Typed name="field" label={t("console.staff.field")} value={asked["field"]} onSet={onSet} hint="driver" />
      <Typed name="from" label={t("console.staff.fromDay")} value={asked["from"]} onSet={onSet} type="date" />
      <Typed name="to" label={t("console.staff.toDay")} value={asked["to"]} onSet={onSet} type="date" />
      {Object.keys(asked).length > 0 && <BarButton onClick={onClear}>{t("console.clear")}</BarButton>}
    </search>
  );
}

/** Keeps a file of entries on this machine. */
function keep(csv: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  link.download = "entries.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}

type TypedProps = {
  readonly name: (typeof FILTERS)[number];
  readonly label: string;
  readonly value: string | undefined;
  readonly onSet: (name: (typeof FILTERS)[number], value: string) => void;
  readonly hint?: string;
  readonly type?: "date" | "search";
};

/** A filter that is typed; it counts once it is left. */
function Typed({ name, label, value = "", onSet, hint, type = "search" }: TypedProps) {
  const [typed, setTyped] = useState("");
  const tooLong = useTooLong(typed, STAFF_TEXTS.auditFilter);
  const ask = (text: string) => {
    if (tooLong === undefined) onSet(name, text);
  };
  return (
    <label>
      {label}
      <input
        key={value}
        type={type}
        defaultValue={value}
        placeholder={hint}
        aria-invalid={tooLong !== undefined || undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && ask(event.currentTarget.value.trim())}
        onBlur={(event) => event.currentTarget.value.trim() !== value && ask(event.currentTarget.value.trim())}
      />
      <FieldError id={`audit-${name}`}>{tooLong}</FieldError>
    </label>
  );
}
