import type { Transaction } from "kysely";
import { createHash, randomBytes, randomInt } from "node:crypto";
import { authorOf, type Actor } from "#domain/accounts/actor.ts";
import type { Consent } from "#domain/booking/consents.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import type { Locale } from "#domain/values/locale.ts";
import { holdEnd } from "#domain/yachts/yacht-money.ts";
import type { YachtOffer } from "#domain/yachts/yacht-offer.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { rememberConsents } from "#server/modules/accounts/index.ts";
import { findBuyer, ownerOf } from "#server/modules/orders/access/order-buyer.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { refuseWithoutRoom } from "#server/modules/orders/place/refuse-without-room.ts";
import { insertYachtOrder } from "#server/modules/orders/store/new-orders.repository.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { planStep } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { Refusal } from "#server/refusal.ts";

/** Transactions are random in this range, like those of all orders. */
const TRANSACTION = { min: 100_000_000, max: 2_147_483_647 } as const;

/** A yacht that somebody takes, by an offer made for their request. */
export interface TakenYacht {
  readonly offer: YachtOffer;
  readonly requestId: number;
  /** Until when the yacht is held, epoch milliseconds. */
  readonly heldUntil: number;
  readonly words: string;
  readonly wish: string;
  readonly hasChildren: boolean;
  readonly customer: Passenger;
  readonly lang: Locale;
  readonly userHint: string | null;
  readonly consents: readonly Consent[] | undefined;
}

/** Who takes it, and what happens in the same transaction; whatever stands in its way is thrown there. */
export interface TakingYacht {
  readonly actor: Actor;
  readonly attemptKey: string | null;
  /** The order that this attempt has made already, looked for under the lock of what it is made of. */
  readonly before: (trx: Transaction<Tables>) => Promise<StoredOrder | undefined>;
  readonly after: (trx: Transaction<Tables>, order: StoredOrder) => Promise<void>;
}

/** Makes an order of kind yacht: no trips, one yacht, to be paid by card in two parts. It lapses if the deposit does not come while it is held. */
export async function placeYacht(orders: Orders, taken: TakenYacht, taking: TakingYacht): Promise<StoredOrder> {
  await refuseWithoutRoom(orders.disk);
  const buyer = await findBuyer(orders, taking.actor, taken.userHint);
  const owner = ownerOf(buyer);
  const { offer, customer, consents } = taken;
  const author = authorOf(taking.actor);
  const fingerprint = fingerprintOf(taken);
  return orders.db.transaction().execute(async (trx) => {
    const made = await taking.before(trx);
    // The same attempt with other details is no repeat: its answer would tell of an order that has none of them.
    if (made !== undefined && !made.fingerprint.equals(fingerprint)) throw new Refusal("attempt-conflict");
    if (made !== undefined) return made;
    const at = new Date(orders.clock());
    const lapsesAt = holdEnd({ heldUntil: taken.heldUntil, startsAt: offer.startsAt }, at.getTime());
    const row = {
      transaction: randomInt(TRANSACTION.min, TRANSACTION.max),
      attempt_key: taking.attemptKey,
      fingerprint,
      key_salt: randomBytes(16),
      user_hint: taken.userHint,
      lang: taken.lang,
      state: "placed",
      pay_by: "card",
      amount: offer.price,
      currency: offer.currency,
      paid_at: null,
      placed_at: at,
      placed_by: null,
      customer_name: customer.name,
      customer_phone: customer.phone,
      customer_email: customer.email,
      client: "{}",
      account_id: owner.accountId,
      company_id: owner.companyId,
      partner_id: owner.partnerId,
      cost_center_id: null,
      cost_center: "",
      internal_number: "",
      consents: consents === undefined ? null : JSON.stringify(consents),
      lapses_at: new Date(lapsesAt),
      lapsed_at: null,
      nameless_at: null,
    } as const;
    const yacht = {
      request_id: taken.requestId,
      vessel: offer.vessel,
      place: offer.place,
      zone: offer.zone,
      starts_local: offer.startsLocal,
      starts_at: new Date(offer.startsAt),
      hours: offer.hours,
      guests: offer.guests,
      has_children: taken.hasChildren,
      wish: taken.wish,
      words: taken.words,
      price: offer.price,
      deposit: offer.deposit,
      rest_day: offer.restDay,
      rest_due_at: offer.restDueAt === null ? null : new Date(offer.restDueAt),
      cancellation: offer.cancellation,
      weather: offer.weather,
    };
    const order = await insertYachtOrder(trx, row, { yacht, author });
    await taking.after(trx, order);
    if (buyer.account !== undefined)
      await rememberConsents(trx, buyer.account.user_id, { consents: consents ?? [], at });
    await recordEvent(trx, { name: "yacht.accepted", subject: { kind: "order", id: order.order_id }, at });
    await planStep(trx, order.order_id, lapsesAt - at.getTime());
    return order;
  });
}

/** A digest of everything that makes up a yacht order, as every order has one. */
function fingerprintOf({ offer, requestId, customer, wish }: TakenYacht): Buffer {
  return createHash("sha256").update(JSON.stringify({ offer, requestId, customer, wish })).digest();
}
