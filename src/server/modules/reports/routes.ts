import { getStatement } from "#contract/reports/partner-statement.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Orders } from "#server/modules/orders/index.ts";
import { partnerStatement } from "#server/modules/reports/partner-statement.ts";
import { Refusal } from "#server/refusal.ts";

/** The route by which a partner reads what was sold through it; the session alone says which partner. */
export function reportsRoutes(orders: Orders): Route[] {
  return [
    route(getStatement, async ({ query: { from, to }, caller: { actor, locale } }) => {
      const identity = identityOf(actor);
      if (identity === null) throw new Refusal("unauthorised");
      return partnerStatement(orders, { partnerId: identity.userId, period: { from, to }, locale });
    }),
  ];
}
