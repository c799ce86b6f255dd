import { findBuyers, getBuyer } from "#contract/console/phone/buyers.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { buyerRules } from "#server/modules/accounts/buyers/buyer-rules.ts";
import { findBuyersByText } from "#server/modules/accounts/buyers/buyers.repository.ts";
import { presentBuyer } from "#server/modules/accounts/buyers/present-buyer.ts";

/** From so many letters on buyers are looked for. */
const LEAST = 2;

/** The routes of the console about whom an order is placed for. */
export function buyerRoutes(accounts: Accounts): Route[] {
  return [
    route(findBuyers, async ({ query: { q = "" } }) => {
      const found = q.trim().length < LEAST ? [] : await findBuyersByText(accounts.db, q.trim());
      return { buyers: found.map((buyer) => presentBuyer(accounts, buyer)) };
    }),
    route(getBuyer, ({ query }) => buyerRules(accounts, query)),
  ];
}
