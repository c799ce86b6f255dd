import {
  AUDIT_EXPORT,
  AUDIT_PAGE,
  exportEntries as exportEntriesCall,
  findEntries as findEntriesCall,
  type AuditEntryView,
} from "#contract/console/staff/audit.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { auditReach, readAuditSubject, withoutContacts } from "#domain/accounts/audit-entries.ts";
import { csvOf } from "#domain/values/csv-of.ts";
import {
  findEntryChoices,
  findEntryPage,
  type EntryFilter,
  type EntryReader,
  type StoredEntryRow,
} from "#server/audit/find-entries.repository.ts";
import type { Desk } from "#server/desk.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { Refusal } from "#server/refusal.ts";

type Asked = Partial<Record<"subject" | "call" | "field" | "from" | "to", string>> & { readonly actor?: number };
type Values = AuditEntryView["before"];

/** The routes of the page that tells what the staff has done. */
export function auditRoutes(desk: Desk): Route[] {
  const { db, clock } = desk;
  return [
    route(findEntriesCall, async ({ query, caller }) => {
      const reader = readerOf(caller);
      const { after, limit = AUDIT_PAGE.unasked, ...asked } = query;
      const [page, choices] = await Promise.all([
        findEntryPage(db, reader, filterOf(asked), { after, limit }),
        findEntryChoices(db, reader),
      ]);
      const last = page.entries.at(-1);
      return {
        entries: page.entries.map((row) => presentEntry(row, reader)),
        total: page.total,
        next: page.hasMore && last !== undefined ? last.entry_id : null,
        ...choices,
        now: clock(),
      };
    }),
    deskRoute(desk, exportEntriesCall, {
      act: async (_trx, { body }, { accountId }) => ({
        subject: { kind: "account", id: accountId },
        after: { exported: "audit", filter: body },
      }),
      answer: async ({ body, caller }) => {
        const reader = readerOf(caller);
        const limit = reader.all ? AUDIT_EXPORT.owner : AUDIT_EXPORT.others;
        const { entries, total } = await findEntryPage(db, reader, filterOf(body), { after: undefined, limit });
        const shown = entries.map((row) => presentEntry(row, reader));
        return { csv: csvOf(tableOf(shown), caller.locale), rows: entries.length, total };
      },
    }),
  ];
}

function readerOf({ actor }: Caller): EntryReader {
  const identity = identityOf(actor);
  if (identity === null || identity.staffRole === null) throw new Refusal("forbidden");
  return { accountId: identity.userId, ...auditReach(identity.staffRole) };
}

function filterOf({ actor, subject = "", call, field, from = "", to = "" }: Asked): EntryFilter {
  const named = readAuditSubject(subject);
  const day = (text: string, more = 0) => {
    const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? undefined : new Date(at + more);
  };
  return {
    actor,
    ...(named !== undefined && { subject: named }),
    call: call || undefined,
    field: field || undefined,
    from: day(from),
    to: day(to, 86_400_000),
  };
}

function presentEntry(row: StoredEntryRow, { isMasked }: EntryReader): AuditEntryView {
  const shown = (values: Values): Values => (isMasked ? (withoutContacts(values) as Values) : values);
  return {
    entry_id: row.entry_id,
    at: row.at.getTime(),
    by: { user_id: row.account_id, name: row.name, role: row.staff_role },
    call: row.call,
    subject: { kind: row.subject_kind, id: row.subject_id },
    before: shown(row.before),
    after: shown(row.after),
    reason: isMasked ? String(withoutContacts(row.reason)) : row.reason,
    request_id: row.request_id,
    network: row.network,
    is_erased: row.erased_at !== null,
  };
}

const COLUMNS = ["at", "account", "name", "work", "call", "subject", "before", "after", "reason", "network", "request"];

/** Entries as rows of a table, with the names of its columns first. */
const tableOf = (entries: readonly AuditEntryView[]) => [
  COLUMNS,
  ...entries.map(({ at, by, call, subject, before, after, reason, network, request_id: request }) => [
    new Date(at).toISOString(),
    by.user_id,
    by.name,
    by.role,
    call,
    `${subject.kind}:${subject.id}`,
    JSON.stringify(before),
    JSON.stringify(after),
    reason,
    network,
    request,
  ]),
];
