import { sql, type Kysely } from "kysely";
import { randomUUID } from "node:crypto";
import type { Tables } from "#server/database/tables.ts";

/** A log-in that somebody tried, and how it ended. */
export interface Access {
  readonly account: number;
  readonly call: string;
  /** "done", or the name of the refusal. */
  readonly result: string;
  readonly at: Date;
  readonly requestId: string;
  /** The neighbourhood it came from. */
  readonly network: string;
}

/** Keeps an entry of a log-in where its account is one of the staff, and nothing of anybody else's. */
export async function recordAccess(
  db: Kysely<Tables>,
  { account, call, result, at, requestId, network }: Access,
): Promise<void> {
  await sql`
    insert into audit_entries
      (at, account_id, staff_role, call, attempt_key, subject_kind, subject_id, before, after, reason, request_id, network)
    select ${at}::timestamptz, user_id, staff_role, ${call}, ${`access ${randomUUID()}`}, 'account', user_id,
      '{}', jsonb_build_object('result', ${result}::text), '', ${requestId}, ${network}
    from accounts where user_id = ${account} and staff_role is not null
  `.execute(db);
}
