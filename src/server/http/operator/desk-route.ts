import type { Transaction } from "kysely";
import { createHash } from "node:crypto";
import { leavesEntry, type Endpoint, type EndpointInput, type EndpointResult } from "#contract/wire/endpoint.ts";
import { neighbourhood } from "#domain/accounts/security-event.ts";
import { isDone, recordDeed, type Deed, type Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Desk } from "#server/desk.ts";
import { isOwnAttemptKey, OWN_KEY_LENGTH } from "#server/http/kept-attempt-key.ts";
import { staffOf } from "#server/http/operator/staff-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { Refusal } from "#server/refusal.ts";

/** One call of the console that changes something. */
export interface DeskCall<E extends Endpoint> {
  /** Does it, in the transaction that also keeps the entry of what was done. */
  readonly act: (trx: Transaction<Tables>, input: EndpointInput<E>, doer: Doer, caller: Caller) => Promise<Deed>;
  /** What stands afterwards, also for an attempt that is sent again because its answer was lost. */
  readonly answer: (input: EndpointInput<E> & { readonly caller: Caller }) => Promise<EndpointResult<E>>;
}

/**
 * Binds a call of the console that changes something: the deed and its entry are one transaction, and an attempt that comes twice
 * is done once.
 */
export function deskRoute<E extends Endpoint>({ db, clock }: Desk, endpoint: E, { act, answer }: DeskCall<E>): Route {
  if (!leavesEntry(endpoint)) throw new Error(`The call ${endpoint.name} only shows something and leaves no entry.`);
  return route(endpoint, async (input) => {
    const doer = doerOf(input);
    await db.transaction().execute(async (trx) => {
      if (await isDone(trx, doer, endpoint.name)) return;
      const deed = await act(trx, input, doer, input.caller);
      await recordDeed(trx, { call: endpoint.name, doer, at: new Date(clock()) }, deed);
    });
    return answer(input);
  });
}

/** Who of the staff makes a call that changes something, with the key of their attempt and a digest of what it asks for. */
export function doerOf({ caller, ...input }: { readonly caller: Caller }): Doer {
  const { sentAttemptKey: attemptKey, requestId, address } = caller;
  const staff = staffOf(caller);
  if (!isOwnAttemptKey(attemptKey)) throw new Refusal("attempt-key-wrong", { words: OWN_KEY_LENGTH });
  const attemptInput = createHash("sha256").update(JSON.stringify(input)).digest();
  return { ...staff, attemptKey, attemptInput, requestId, network: neighbourhood(address) };
}
