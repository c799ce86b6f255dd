import type { Transaction } from "kysely";
import { type RequestKind, mayBecome, type RequestState } from "#domain/requests/request-state.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { lockRequest, type InboxRow } from "#server/modules/requests/store/requests.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Which request somebody means, and the version of it that they saw. */
export interface SeenRequest {
  readonly kind: RequestKind;
  readonly id: number;
  readonly version: number;
}

/** The request, locked, if it is what its reader saw and may become what they want of it. */
export async function seenRequest(
  trx: Transaction<Tables>,
  { kind, id, version }: SeenRequest,
  next: RequestState,
): Promise<InboxRow> {
  const request = await lockRequest(trx, kind, id);
  if (request === undefined) throw new Refusal("request-unknown");
  if (request.version !== version) {
    throw new Refusal("request-changed", { details: { version: request.version, state: request.state } });
  }
  if (!mayBecome(request.state, next)) throw new Refusal("request-ended", { details: { state: request.state } });
  return request;
}

/** A request as the record of deeds names it. */
export function subjectOf({ kind, request_id: id }: Pick<InboxRow, "kind" | "request_id">): Deed["subject"] {
  return { kind: `${kind}-request`, id };
}
