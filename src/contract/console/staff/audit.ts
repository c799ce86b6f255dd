import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";

/** How many entries one page has: unasked, and at most. */
export const AUDIT_PAGE = { unasked: 50, most: 100 } as const;

/** How many entries one export has at most: for an owner, and for everybody else. */
export const AUDIT_EXPORT = { owner: 10_000, others: 1000 } as const;

const int = Type.Integer();
const Values = Type.Record(Type.String(), Type.Unknown());

const AuditEntry = Type.Object({
  entry_id: int,
  at: Type.Integer({ description: "epoch milliseconds" }),
  by: Type.Object({ user_id: int, name: Type.String(), role: oneOf(STAFF_ROLES) }),
  call: Type.String(),
  subject: Type.Object({ kind: Type.String(), id: int }),
  before: Values,
  after: Values,
  reason: Type.String(),
  request_id: Type.String(),
  network: Type.String(),
  is_erased: Type.Boolean({ description: "its values named a person and were taken out" }),
});

/** One thing that somebody of the staff did. */
export type AuditEntryView = Static<typeof AuditEntry>;

const FILTER = {
  actor: Type.Optional(Type.Integer({ minimum: 1, description: "number of the account that did it" })),
  subject: Type.Optional(Type.String({ maxLength: 40, description: "order:1000001 or account:91" })),
  call: Type.Optional(Type.String({ maxLength: STAFF_TEXTS.auditFilter })),
  field: Type.Optional(
    Type.String({ maxLength: STAFF_TEXTS.auditFilter, description: "a field that is named before or after" }),
  ),
  from: Type.Optional(Type.String({ maxLength: 10, description: "first day, UTC, YYYY-MM-DD" })),
  to: Type.Optional(Type.String({ maxLength: 10, description: "last day, UTC, YYYY-MM-DD" })),
};

const about = { station: "orders", path: "/audit", params: NoParams, errors: [] } as const;

/** What the staff has done, the newest first, as far as whoever asks may read it. */
export const findEntries = operatorEndpoint({
  ...about,
  name: "findEntries",
  access: { right: "audit", to: "look" },
  method: "GET",
  summary: "What the staff has done, by a filter",
  query: Type.Object(
    {
      ...CommonQuery,
      ...FILTER,
      after: Type.Optional(Type.Integer({ minimum: 1, description: "`next` of the page before" })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: AUDIT_PAGE.most })),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    entries: Type.Array(AuditEntry),
    total: int,
    next: nullable(int),
    calls: Type.Array(Type.String(), { description: "names of calls that have entries" }),
    actors: Type.Array(Type.Object({ user_id: int, name: Type.String() })),
    now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
  }),
});

/** The same as a file for a spreadsheet; that it was made is an entry too. */
export const exportEntries = operatorEndpoint({
  ...about,
  name: "exportEntries",
  access: { right: "audit", to: "work" },
  needsProof: true,
  method: "POST",
  path: "/audit/export",
  summary: "Entries of a filter as CSV",
  query: OnlyCommonQuery,
  body: Type.Object(FILTER, { additionalProperties: false }),
  result: Type.Object({ csv: Type.String(), rows: int, total: int }),
  errors: ["attempt-key-wrong", "attempt-conflict"],
});
