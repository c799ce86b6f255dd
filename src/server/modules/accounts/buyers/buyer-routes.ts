import { findBuyers, getBuyer } from "#contract/console/phone/buyers.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { visitorSettings } from "#domain/accounts/account-settings.ts";
import { payChoices } from "#domain/booking/pay-choices.ts";
import { judgeCostCenter } from "#domain/orders/judge-cost-center.ts";
import type { NamedBuyer } from "#server/http/operator/as-buyer.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { openBuyer, openPartner } from "#server/modules/accounts/buyers/as-buyer.ts";
import { findBuyersByText, findBuyer } from "#server/modules/accounts/buyers/buyers.repository.ts";
import { presentBuyer } from "#server/modules/accounts/buyers/present-buyer.ts";
import { searchCostCenters } from "#server/modules/accounts/cost-centers.repository.ts";

/** So many cost centres of a company are offered by name; any other is typed. */
const MOST_COST_CENTERS = 200;

/** How a buyer orders: by the settings that the placing of the order judges by, so that the form asks for what it will want. */
async function buyerRules(
  accounts: Accounts,
  { account_id: accountId, partner_id: partnerId }: NamedBuyer,
): Promise<EndpointResult<typeof getBuyer>> {
  const { db, users } = accounts;
  const account = accountId === undefined ? undefined : await openBuyer(accounts, accountId);
  const partner = partnerId === undefined ? undefined : await openPartner(accounts, partnerId);
  const settings = account?.settings ?? partner?.settings ?? visitorSettings(users);
  const shown = async (userId: number | undefined) => {
    const found = userId === undefined ? undefined : await findBuyer(db, userId);
    return found === undefined ? null : presentBuyer(accounts, found);
  };
  const asks = account !== undefined && settings.costCenterControl > 0;
  const centres = asks
    ? await searchCostCenters(db, {
        companyId: account.company_id,
        title: undefined,
        page: 1,
        limit: MOST_COST_CENTERS,
      })
    : undefined;
  const hasNumbers = account !== undefined && settings.showInternalNumber;
  const isDemanded = asks && judgeCostCenter(settings.costCenterControl, account.role, "") === "missing";
  return {
    account: await shown(accountId),
    partner: await shown(partnerId),
    passengers: account === undefined || account.role === "customer" ? "natural" : "legal",
    currency: account === undefined ? (partner?.currency ?? "") : (account.chosen_currency ?? account.currency),
    pay: [...payChoices(settings)],
    own_email: account?.role === "customer" ? account.email : "",
    cost_center: asks ? (isDemanded ? "demanded" : "offered") : "hidden",
    cost_centers: centres?.items.map(({ title }) => title) ?? [],
    has_order_number: hasNumbers && settings.showInternalNumberOrder,
    has_trip_number: hasNumbers && settings.showInternalNumberTrip,
    trip_number_label: settings.referenceTrip,
  };
}

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
