import type { Kysely, Transaction } from "kysely";
import type { StaffLimits } from "#domain/accounts/staff-limits.ts";
import type { Sending } from "#domain/orders/reach.ts";
import type { DutyTerms } from "#domain/orders/unopened-order.ts";
import type { UnpaidSettings } from "#domain/orders/unpaid-order.ts";
import type { Clock } from "#server/clock.ts";
import type { DiskRoom } from "#server/database/disk-room.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { Accounts } from "#server/modules/accounts/index.ts";
import type { PaymentSummary } from "#server/modules/orders/read/present-order-view.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import type { DrawnAreas } from "#server/modules/places/index.ts";
import type { Prices } from "#server/modules/prices/index.ts";
import type { Secrets } from "#server/secrets/secrets.ts";

/** The context that station 4 works with. */
export interface Orders {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly prices: Prices;
  readonly gazetteer: Gazetteer;
  /** Areas drawn on the map, used to judge stops. */
  readonly areas: DrawnAreas;
  /** How far rights of the staff go. */
  readonly limits: StaffLimits;
  /** Has money that would have paid a fee of the terms wait for a second person. The order's row is locked. */
  readonly holdWaived: HoldWaived;
  /** How long an order waits to be paid. */
  readonly unpaid: UnpaidSettings;
  /** When an order that nobody has opened is told of; unsaid, as usual. */
  readonly duty?: DutyTerms;
  /** The disk that orders are kept on, where it is ours. */
  readonly disk: DiskRoom | undefined;
  /** Country of the operator, whose numbers are written short; empty where it is not set. */
  readonly operatorCountry: string;
  /** What can be sent to travellers. */
  readonly sending: Sending;
  /** Sign order keys. */
  readonly secrets: Secrets;
}

/** Records a refund of money in place of a fee that somebody without the right to has not charged; in minor units. */
export type HoldWaived = (
  trx: Transaction<Tables>,
  order: Pick<StoredOrder, "order_id" | "currency">,
  held: { readonly amount: number; readonly author: string; readonly at: Date },
) => Promise<void>;

/** The sources for presenting an order. */
export type OrderSources = Pick<Orders, "prices" | "gazetteer" | "clock">;

/** Asks station 5 for the payment state of an order; injected because imports only go backward. */
export type AskPayment = (orderId: number) => Promise<PaymentSummary>;
