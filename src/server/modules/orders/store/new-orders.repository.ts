import { sql, type Insertable, type Selectable, type Transaction } from "kysely";
import type { OrderOwner } from "#domain/orders/order-owner.ts";
import type { OrderRequest } from "#domain/orders/order-request.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import { insertEntries, type NewEntry } from "#server/modules/orders/store/entries.repository.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { planColumns } from "#server/modules/orders/store/plan-columns.ts";
import { insertYacht, type NewYacht } from "#server/modules/orders/store/yachts.repository.ts";

/** A fresh number, as trips and orders share them: the first trip has the number of its order. */
const FRESH_ID = sql<number>`nextval('order_id_seq')::int`;

/** The values of a new order of any kind. */
export interface OrderValues {
  readonly transaction: number;
  readonly attemptKey: string | null;
  readonly fingerprint: Buffer;
  readonly keySalt: Buffer;
  readonly request: OrderRequest;
  readonly userHint: string | null;
  readonly plans: readonly TripPlan[];
  readonly total: number;
  readonly currency: Currency;
  readonly owner: OrderOwner;
  readonly costCenter: { readonly id: number; readonly title: string } | null;
  readonly placedAt: Date;
  /** Who of the staff places it for its buyer. */
  readonly placedBy: number | null;
  readonly paidAt: Date | null;
  /** Who placed it, as an entry names its author. */
  readonly author: string;
}

/** Stores an order with its trips. */
export async function insertOrder(trx: Transaction<Tables>, values: OrderValues): Promise<StoredOrder> {
  const { request, plans } = values;
  const customer = plans[0]?.request.passengers[0];
  const order = await trx
    .insertInto("orders")
    .values({
      order_id: FRESH_ID,
      transaction: values.transaction,
      attempt_key: values.attemptKey,
      fingerprint: values.fingerprint,
      key_salt: values.keySalt,
      user_hint: values.userHint,
      lang: request.lang,
      state: "placed",
      pay_by: request.payBy,
      amount: values.total,
      currency: values.currency,
      paid_at: values.paidAt,
      placed_at: values.placedAt,
      placed_by: values.placedBy,
      customer_name: customer?.name ?? "",
      customer_phone: customer?.phone ?? "",
      customer_email: customer?.email ?? "",
      client: JSON.stringify(request.client),
      account_id: values.owner.accountId,
      company_id: values.owner.companyId,
      partner_id: values.owner.partnerId,
      cost_center_id: values.costCenter?.id ?? null,
      cost_center: values.costCenter?.title ?? "",
      internal_number: request.internalNumber,
      consents: request.consents === undefined ? null : JSON.stringify(request.consents),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const trips = await trx
    .insertInto("trips")
    .values(
      plans.map((plan, index) => ({
        ...planColumns(plan),
        trip_id: index === 0 ? order.order_id : FRESH_ID,
        order_id: order.order_id,
        position: index + 1,
        placed_at: values.placedAt,
      })),
    )
    .returningAll()
    .execute();
  const costs = trips.flatMap(({ trip_id: tripId, amount, discount_amount: discount }): NewEntry[] => [
    { kind: "ride", amount: amount + discount, tripId, author: values.author },
    { kind: "certificate", amount: -discount, tripId, author: values.author },
  ]);
  await insertEntries(trx, order, costs, values.placedAt);
  return { ...order, trips };
}

/** Stores an order of kind yacht: its row, what it buys, and what it costs. */
export async function insertYachtOrder(
  trx: Transaction<Tables>,
  row: Omit<Insertable<Tables["orders"]>, "order_id">,
  { yacht, author }: { readonly yacht: NewYacht; readonly author: string },
): Promise<StoredOrder> {
  const order: Selectable<Tables["orders"]> = await trx
    .insertInto("orders")
    .values({ ...row, order_id: FRESH_ID })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertEntries(trx, order, [{ kind: "ride", amount: yacht.price, author }], order.placed_at);
  return { ...order, trips: [], yacht: await insertYacht(trx, order.order_id, yacht) };
}
