import { visitorSettings, type AccountSettings } from "#domain/accounts/account-settings.ts";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import type { PassengerType } from "#domain/booking/passengers.ts";
import { mayPayCash } from "#domain/booking/pay-choices.ts";
import { judgeCostCenter } from "#domain/orders/judge-cost-center.ts";
import type { OrderOwner } from "#domain/orders/order-owner.ts";
import type { OrderRequest } from "#domain/orders/order-request.ts";
import { withOwnEmail } from "#domain/orders/with-own-email.ts";
import { mayHaveFastRide } from "#domain/prices/fast-ride-active.ts";
import type { Locale } from "#domain/values/locale.ts";
import { userNumber } from "#server/http/caller.ts";
import type { Caller } from "#server/http/request.ts";
import {
  callingAccount,
  findAccount,
  findCostCenter,
  publicPartner,
  type Account,
} from "#server/modules/accounts/index.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** The buyer: the account of the session, or a visitor, perhaps on a partner's page. */
export interface Buyer {
  readonly account: Account | undefined;
  readonly partnerId: number | null;
  /** The settings of the account, of the partner for visitors of its pages, or the defaults. */
  readonly settings: AccountSettings;
  /** Visitors and customers are natural persons. */
  readonly passengers: PassengerType;
}

/** Finds the buyer; a `user_id` only ever names the partner who may look on. */
export async function findBuyer(orders: Orders, actor: Actor, userHint: string | null): Promise<Buyer> {
  const account = await callingAccount(orders.accounts, actor);
  const hinted = userNumber(userHint);
  const partner = hinted === undefined ? undefined : await publicPartner(orders.accounts, hinted);
  return buyer(orders, account, partner);
}

function buyer({ accounts }: Orders, account: Account | undefined, partner: Account | undefined): Buyer {
  return {
    account,
    partnerId: partner?.user_id ?? null,
    settings: account?.settings ?? partner?.settings ?? visitorSettings(accounts.users),
    passengers: account === undefined || account.role === "customer" ? "natural" : "legal",
  };
}

/** The buyer of an existing order. */
export async function buyerOf(orders: Orders, order: Pick<StoredOrder, "account_id" | "partner_id">): Promise<Buyer> {
  const account = order.account_id === null ? undefined : await findAccount(orders.db, { userId: order.account_id });
  const partner = order.partner_id === null ? undefined : await publicPartner(orders.accounts, order.partner_id);
  return buyer(orders, account, partner);
}

/** The owner of a buyer's order. */
export function ownerOf({ account, partnerId }: Buyer): OrderOwner {
  return { accountId: account?.user_id ?? null, companyId: account?.company_id ?? null, partnerId };
}

/** Tells whether a caller, buying for themselves or on a partner's page, may have a car at short notice. */
export function fastRideRight(orders: Orders): (caller: Pick<Caller, "actor" | "userHint">) => Promise<boolean> {
  return async ({ actor, userHint }) => mayHaveFastRide((await findBuyer(orders, actor, userHint)).settings);
}

/** Tells whether a caller may name any currency: they may pay in cash, or ask for others as the staff do. */
export function freeInCurrency(orders: Orders): (caller: Pick<Caller, "actor" | "userHint">) => Promise<boolean> {
  return async ({ actor, userHint }) =>
    identityOf(actor)?.role === "admin" || mayPayCash((await findBuyer(orders, actor, userHint)).settings);
}

/** Applies the account's rules to a request: the customer's own e-mail replaces the typed one. */
export function asBought(request: OrderRequest, { account }: Buyer): OrderRequest {
  if (account === undefined) return request;
  const trips = request.trips.map((trip) => ({
    ...trip,
    passengers: withOwnEmail(trip.passengers, account, "order"),
  }));
  return { ...request, trips };
}

/** The cost centre to store with an order, looked up in the buyer's own company. */
export async function costCenterOf(
  orders: Orders,
  { account, settings }: Buyer,
  named: string,
  locale: Locale,
): Promise<{ readonly id: number; readonly title: string } | null> {
  if (account === undefined) return null;
  const verdict = judgeCostCenter(settings.costCenterControl, account.role, named);
  if (verdict === "missing") {
    throw new Refusal("trip-incomplete", {
      words: { field: say(locale, "errors.field.cost-center") },
      details: { field: "cost_center" },
    });
  }
  if (verdict === "leave-out" || account.company_id === null) return null;
  const found = await findCostCenter(orders.db, account.company_id, named);
  if (found === undefined) throw new Refusal("cost-center-wrong", { details: { field: "cost_center" } });
  return found;
}
