import type { Kysely, Transaction } from "kysely";
import { createHash } from "node:crypto";
import type { RequestKind } from "#domain/requests/request-state.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import {
  findRequestOfAttempt,
  insertRequest,
  type NewRequest,
} from "#server/modules/requests/store/requests.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** What it takes to leave a request. */
export interface RequestsToLeave {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Country of the operator, whose numbers are written short; empty where it is not set. */
  readonly operatorCountry: string;
}

/** A digest of a request: a repeated attempt has the same one. */
export function requestFingerprint(asked: object): Buffer {
  return createHash("sha256").update(JSON.stringify(asked)).digest();
}

/** Stores a request with its event; it has no number where its attempt has made one before. */
export async function leaveRequest(
  trx: Transaction<Tables>,
  request: NewRequest,
  at: Date,
): Promise<number | undefined> {
  const id = await insertRequest(trx, request);
  if (id === undefined) return undefined;
  if (request.kind === "way")
    await recordEvent(trx, { name: "route.requested", subject: { kind: "route-request", id }, at });
  else await recordEvent(trx, { name: "yacht.requested", subject: { kind: "yacht-request", id }, at });
  return id;
}

/** The request that the same attempt has left before; an attempt for something else is refused. */
export async function requestLeftBefore(
  db: Kysely<Tables>,
  kind: RequestKind,
  { attemptKey, fingerprint }: { readonly attemptKey: string | null; readonly fingerprint: Buffer },
): Promise<number> {
  const earlier = await findRequestOfAttempt(db, kind, attemptKey ?? "");
  if (earlier === undefined || !earlier.fingerprint.equals(fingerprint)) throw new Refusal("attempt-conflict");
  return earlier.request_id;
}
