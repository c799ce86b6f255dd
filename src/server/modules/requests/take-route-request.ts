import type { Transaction } from "kysely";
import type { requestRouteFor } from "#contract/console/phone/request-route-for.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Caller } from "#server/http/request.ts";
import { createAsBuyer } from "#server/modules/accounts/index.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { storeRouteRequest } from "#server/modules/route-requests/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Leaves a request for somebody who calls, by the rules of the public form; whoever takes it is refused in their own language. */
export async function takeRouteRequest(
  requests: Requests,
  trx: Transaction<Tables>,
  { account_id, partner_id, letter_lang: lang, ...asked }: EndpointInput<typeof requestRouteFor>["body"],
  { attemptKey }: Doer,
  caller: Caller,
): Promise<Deed> {
  const { userHint } = await createAsBuyer(requests.accounts)(caller, { account_id, partner_id });
  const leaving = {
    attemptKey,
    lang,
    speaks: caller.locale,
    userHint,
    operatorCountry: requests.operatorCountry,
    now: requests.clock(),
  };
  const { id } = await storeRouteRequest(trx, asked, leaving);
  if (id === undefined) throw new Refusal("attempt-conflict");
  const { start, finish, date = null } = asked;
  return { subject: { kind: "way-request", id }, after: { start: start.title, finish: finish.title, date } };
}
