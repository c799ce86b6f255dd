import { sql, type Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** What can happen on an order's way that a later station, or an earlier one, wants to hear of. */
export type OrderEventName =
  | "order.placed"
  | "order.changed"
  | "order.cancelled"
  | "payment.settled"
  | "payment.failed"
  | "payment.set-aside";

/** One happening to an order, as its listeners read it. */
export interface OrderEvent {
  readonly name: OrderEventName;
  readonly orderId: number;
  readonly at: Date;
}

/** Somebody has asked for a way that has no cars. */
export interface RouteRequestEvent {
  readonly name: "route.requested";
  readonly requestId: number;
  readonly at: Date;
}

/** Somebody has asked for a yacht. */
export interface YachtRequestEvent {
  readonly name: "yacht.requested";
  readonly yachtRequestId: number;
  readonly at: Date;
}

/** One happening of any sort. */
export type DomainEvent = OrderEvent | RouteRequestEvent | YachtRequestEvent;

/** Something a station does when an event has happened; must bear being called twice. */
export type Listener<Event extends DomainEvent = OrderEvent> = (
  event: Event,
  trx: Transaction<Tables>,
) => Promise<void>;

/** Who hears of which event. */
export interface Listeners extends Readonly<Record<OrderEventName, readonly Listener[]>> {
  readonly "route.requested": readonly Listener<RouteRequestEvent>[];
  readonly "yacht.requested": readonly Listener<YachtRequestEvent>[];
}

/** Name of the job that carries an event to its listeners. */
export const EVENT_JOB = "publish_event";

/** Writes an event in the transaction in which it happened, together with the job that will publish it. */
export async function recordEvent(trx: Transaction<Tables>, event: DomainEvent): Promise<void> {
  const orderId = "orderId" in event ? event.orderId : null;
  const requestId = "requestId" in event ? event.requestId : null;
  const yachtRequestId = "yachtRequestId" in event ? event.yachtRequestId : null;
  await sql`
    with event as (
      insert into outbox (name, order_id, request_id, yacht_request_id, at)
      values (${event.name}, ${orderId}, ${requestId}, ${yachtRequestId}, ${event.at}) returning event_id
    )
    select graphile_worker.add_job(${EVENT_JOB}, json_build_object('eventId', event_id)) from event
  `.execute(trx);
}

/**
 * Enqueues a job in the same transaction as whatever made it necessary. Of one key there is one job: a later call moves it,
 * unless it is to keep the time at which it was due already.
 */
export async function addJob(
  trx: Transaction<Tables>,
  task: string,
  payload: Record<string, unknown>,
  options: { runAt?: Date; key?: string; keepEarlier?: boolean } = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json,
      run_at => coalesce(${options.runAt ?? null}::timestamptz, now()),
      job_key => ${options.key ?? null}::text,
      job_key_mode => ${options.keepEarlier === true ? "preserve_run_at" : "replace"}::text
    )
  `.execute(trx);
}
