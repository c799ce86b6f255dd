import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { FIRST_EVENTS, type EVENT_KINDS, type EventBodies, type EventName, type Subject } from "#server/event-kinds.ts";

/** One event, as its listeners read it. */
export interface DomainEvent<Name extends EventName = EventName> {
  readonly name: Name;
  readonly subject: Subject<(typeof EVENT_KINDS)[Name]>;
  readonly at: Date;
  readonly body: Name extends keyof EventBodies ? EventBodies[Name] : unknown;
}

/** An event to record; most have no body. */
type NewEvent<Name extends EventName> = Name extends keyof EventBodies
  ? DomainEvent<Name>
  : Omit<DomainEvent<Name>, "body">;

/** What a station does after an event; it must tolerate being called twice. */
export type Listener<Name extends EventName = EventName> = (
  event: DomainEvent<Name>,
  trx: Transaction<Tables>,
) => Promise<void>;

/** The listeners of each event. */
export type Listeners = { readonly [Name in EventName]: readonly Listener<Name>[] };

/** Jobs of the least number are taken first, and of the same number the one that is due for longest. */
const PRIORITY = { first: -10, usual: 0 } as const;

/** Name of the job that passes an event to its listeners. */
export const EVENT_JOB = "publish_event";

/** Writes an event in the transaction in which it happened, together with the job that publishes it, at once or after a while. */
export async function recordEvent<Name extends EventName>(
  trx: Transaction<Tables>,
  event: NewEvent<Name>,
  inMs = 0,
): Promise<void> {
  const { name, subject, at } = event;
  const body = "body" in event ? event.body : {};
  await sql`
    with event as (
      insert into outbox (name, subject_kind, subject_id, body, at)
      values (${name}, ${subject.kind}, ${subject.id}, ${JSON.stringify(body)}, ${at}) returning event_id
    )
    select graphile_worker.add_job(
      ${EVENT_JOB}, json_build_object('eventId', event_id), run_at => now() + ${inMs} * interval '1 millisecond',
      priority => ${FIRST_EVENTS.includes(name) ? PRIORITY.first : PRIORITY.usual}::int
    ) from event
  `.execute(trx);
}

/** An event that was recorded and has not been published yet. */
type UnpublishedEvent<Name extends EventName = EventName> = {
  [One in Name]: Pick<DomainEvent<One>, "name" | "at" | "body">;
}[Name];

/** Deletes the events of these names that nobody has heard of yet, the oldest first; with `last` only the newest of them. */
export async function takeEventsBack<Name extends EventName>(
  trx: Transaction<Tables>,
  {
    names,
    subject,
    since = new Date(0),
    last = false,
  }: {
    readonly names: readonly Name[];
    readonly subject: Subject;
    readonly since?: Date;
    readonly last?: boolean;
  },
): Promise<UnpublishedEvent<Name>[]> {
  const { rows } = await sql<UnpublishedEvent<Name> & { event_id: number }>`
    delete from outbox
    where event_id in (
      select event_id from outbox
      where name = any(${names}) and subject_kind = ${subject.kind} and subject_id = ${subject.id}
        and handled_at is null and at > ${since}
      order by event_id desc limit ${last ? 1 : null} for update
    )
    returning event_id, name, at, body`.execute(trx);
  return rows.toSorted((one, other) => one.event_id - other.event_id);
}

/** When the last of an order's events of these names happened, of those that are not published yet. */
export async function lastUnpublished(
  db: Kysely<Tables>,
  { orderId, names, since }: { readonly orderId: number; readonly names: readonly EventName[]; readonly since: Date },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select("at")
    .where("name", "in", names)
    .where("subject_kind", "=", "order")
    .where("subject_id", "=", orderId)
    .where("handled_at", "is", null)
    .where("at", ">", since)
    .orderBy("event_id", "desc")
    .executeTakeFirst();
  return row?.at;
}

/**
 * Enqueues a job in the transaction that made it necessary. A key has only one job: a later
 * call reschedules it, unless it is told to keep the time that was already set. `inMs` counts from now. Jobs of one queue run
 * one after the other; one that goes first waits for none that has not begun.
 */
export async function addJob(
  trx: Transaction<Tables>,
  task: string,
  payload: Record<string, unknown>,
  options: {
    runAt?: Date;
    inMs?: number;
    key?: string;
    keepEarlier?: boolean;
    queue?: string;
    goesFirst?: boolean | undefined;
  } = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, queue_name => ${options.queue ?? null}::text,
      run_at => coalesce(${options.runAt ?? null}::timestamptz, now() + ${options.inMs ?? 0} * interval '1 millisecond'),
      job_key => ${options.key ?? null}::text,
      priority => ${options.goesFirst === true ? PRIORITY.first : PRIORITY.usual}::int,
      job_key_mode => ${options.keepEarlier === true ? "preserve_run_at" : "replace"}::text
    )
  `.execute(trx);
}
