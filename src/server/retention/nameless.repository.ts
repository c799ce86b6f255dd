import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import { NAMELESS_YACHT, NAMELESS_ORDER, NAMELESS_TRIP } from "#domain/retention/nameless.ts";
import type { Tables } from "#server/database/tables.ts";
import { OFFER_SUBJECTS, type SubjectKind } from "#server/event-kinds.ts";

type Trx = Transaction<Tables>;

/** A point to two digits, a kilometre: the district. */
const district = (column: string): RawBuilder<string> =>
  sql<string>`regexp_replace(${sql.ref(column)}, '(\\.\\d{2})\\d+', '\\1', 'g')`;

/** The id of a typed address contains the address; others name a place that everybody knows. */
const publicPlace = (column: string): RawBuilder<string | null> =>
  sql<string | null>`case when ${sql.ref(column)} like 'f%' then null else ${sql.ref(column)} end`;

/** A trip that tells of nobody, as its columns are written. */
const BLANK_TRIP = {
  ...NAMELESS_TRIP,
  passengers: JSON.stringify(NAMELESS_TRIP.passengers),
  viewers: JSON.stringify(NAMELESS_TRIP.viewers),
  coordinator: JSON.stringify(NAMELESS_TRIP.coordinator),
  stops: JSON.stringify(NAMELESS_TRIP.stops),
};

/** The same in a row that was kept as JSON when the trip was changed. */
const BLANK_TRIP_BEFORE = JSON.stringify({
  ...NAMELESS_TRIP,
  start_point: "",
  finish_point: "",
  start_place_id: null,
  finish_place_id: null,
  quote: null,
});

/** Takes names, contacts and addresses out of orders and everything that hangs on them; sums, times and places stay. */
export async function makeOrdersNameless(trx: Trx, orderIds: readonly number[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  const trips = trx.selectFrom("trips").select("trip_id").where("order_id", "in", orderIds);
  await trx
    .updateTable("orders")
    .set({
      ...NAMELESS_ORDER,
      client: "{}",
      fingerprint: Buffer.alloc(32),
      nameless_at: now,
    })
    .where("order_id", "in", orderIds)
    .execute();
  await trx
    .updateTable("trips")
    .set({
      ...BLANK_TRIP,
      start_point: district("start_point"),
      finish_point: district("finish_point"),
      start_place_id: publicPlace("start_place_id"),
      finish_place_id: publicPlace("finish_place_id"),
      quote: sql<string>`null`,
    })
    .where("order_id", "in", orderIds)
    .execute();
  await trx
    .updateTable("trip_moves")
    .set({ reason: "" })
    .where("trip_id", "in", trips)
    .where("reason", "<>", "")
    .execute();
  await trx.deleteFrom("trip_photos").where("trip_id", "in", trips).execute();
  const booked = trx.selectFrom("hires").select("request_id").where("order_id", "in", orderIds);
  await trx.deleteFrom("yacht_photos").where("request_id", "in", booked).execute();
  await trx.updateTable("hires").set(NAMELESS_YACHT).where("order_id", "in", orderIds).execute();
  await trx
    .updateTable("hire_moves")
    .set({ reason: "" })
    .where("order_id", "in", orderIds)
    .where("reason", "<>", "")
    .execute();
  await trx.deleteFrom("order_words").where("trip_id", "in", trips).where("field", "<>", "number").execute();
  await trx.updateTable("order_notes").set({ text: "-" }).where("order_id", "in", orderIds).execute();
  await trx
    .updateTable("audit_entries")
    .set({ before: "{}", after: "{}", reason: "", erased_at: now })
    .where("subject_kind", "=", "order")
    .where("subject_id", "in", orderIds)
    .where("erased_at", "is", null)
    .execute();
  await sql`update order_changes set order_before = order_before || '{"customer_email": "", "cost_center": ""}',
      trip_before = trip_before || ${BLANK_TRIP_BEFORE}::jsonb
    where order_id in (${sql.join(orderIds)})`.execute(trx);
  await blankMessages(trx, "order", orderIds);
  await sql`update payments set pay_url = null, note = null, lines = null where order_id in (${sql.join(orderIds)})`.execute(
    trx,
  );
  await trx.updateTable("receipts").set({ lines: null }).where("order_id", "in", orderIds).execute();
  await trx
    .updateTable("refunds")
    .set({ note: "", lines: null })
    .where("order_id", "in", orderIds)
    .where((refund) => refund.or([refund("note", "<>", ""), refund("lines", "is not", null)]))
    .execute();
  await trx
    .updateTable("disputes")
    .set({ note: "" })
    .where("order_id", "in", orderIds)
    .where("note", "<>", "")
    .execute();
}

/** Takes readers out of letters and what was said of the events that they followed. */
async function blankMessages(trx: Trx, kind: Exclude<SubjectKind, "server" | "set-aside">, ids: readonly number[]) {
  const about = [kind, ids] as const;
  await trx
    .updateTable("messages")
    .set({ recipient: sql<string>`'erased-' || message_id`, last_error: null, sent_as: null, own_words: null })
    .where("subject_kind", "=", about[0])
    .where("subject_id", "in", about[1])
    .execute();
  await trx
    .updateTable("outbox")
    .set({ body: "{}" })
    .where("subject_kind", "=", about[0])
    .where("subject_id", "in", about[1])
    .where("handled_at", "is not", null)
    .execute();
}

const NOBODY = { name: "-", phone: "-", email: "-", wish: "", fingerprint: Buffer.alloc(32) } as const;

/** An answer keeps its reason and who gave it, and loses what somebody wrote. */
const WORDLESS_ANSWER = sql<string>`case when answer is null then null else jsonb_build_object('author', answer -> 'author')
  || case when answer ? 'decline' then jsonb_build_object('decline', (answer -> 'decline') || '{"words": "", "otherWay": ""}') else '{}' end end`;

/** Takes the words out of the offers for requests and out of what the staff did with them; sums, places and terms stay. */
async function makeOffersNameless(trx: Trx, kind: "way" | "yacht", ids: readonly number[], now: Date): Promise<void> {
  const offers = await trx
    .updateTable("offers")
    .set({
      words: "-",
      quotes: sql<string>`(select coalesce(jsonb_agg(q || jsonb_build_object(
        'startPoint', regexp_replace(q ->> 'startPoint', '(\\.\\d{2})\\d+', '\\1', 'g'),
        'finishPoint', regexp_replace(q ->> 'finishPoint', '(\\.\\d{2})\\d+', '\\1', 'g'))), '[]')
        from jsonb_array_elements(quotes) q)`,
    })
    .where("request_kind", "=", kind)
    .where("request_id", "in", ids)
    .returning("offer_id")
    .execute();
  if (offers.length > 0)
    await blankMessages(
      trx,
      OFFER_SUBJECTS[kind],
      offers.map(({ offer_id: id }) => id),
    );
  await trx
    .updateTable("audit_entries")
    .set({ before: "{}", after: "{}", reason: "", erased_at: now })
    .where("subject_kind", "=", `${kind}-request`)
    .where("subject_id", "in", ids)
    .where("erased_at", "is", null)
    .execute();
}

/** Takes names, contacts and addresses out of requests for ways without cars. */
export async function makeRouteRequestsNameless(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("route_requests")
    .set({
      ...NOBODY,
      start_title: "-",
      finish_title: "-",
      start_point: district("start_point"),
      finish_point: district("finish_point"),
      start_place_id: publicPlace("start_place_id"),
      finish_place_id: publicPlace("finish_place_id"),
      answer: WORDLESS_ANSWER,
    })
    .where("request_id", "in", ids)
    .execute();
  await makeOffersNameless(trx, "way", ids, now);
  await blankMessages(trx, "route-request", ids);
}

/** Takes names and contacts out of requests for yachts. */
export async function makeYachtRequestsNameless(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("yacht_requests")
    .set({ ...NOBODY, answer: WORDLESS_ANSWER })
    .where("request_id", "in", ids)
    .execute();
  await trx.deleteFrom("yacht_photos").where("request_id", "in", ids).execute();
  await makeOffersNameless(trx, "yacht", ids, now);
  await blankMessages(trx, "yacht-request", ids);
}

/** Closes an account for good: nothing in it names anybody, and nobody can log in. */
export async function makeAccountNameless(trx: Trx, userId: number, now: Date): Promise<void> {
  const nobody = `erased-${userId}@invalid`;
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  const recoveries = await trx
    .selectFrom("password_recoveries")
    .select("recovery_id")
    .where("user_id", "=", userId)
    .execute();
  const ids = recoveries.map(({ recovery_id: id }) => id);
  if (ids.length > 0) await blankMessages(trx, "recovery", ids);
  const emails = await trx
    .selectFrom("email_changes")
    .select("email_change_id")
    .where("user_id", "=", userId)
    .execute();
  const changes = emails.map(({ email_change_id: id }) => id);
  if (changes.length > 0) await blankMessages(trx, "email-change", changes);
  for (const table of [
    "password_recoveries",
    "email_changes",
    "known_devices",
    "recovery_codes",
    "login_challenges",
    "second_steps",
  ] as const)
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  await trx
    .updateTable("accounts")
    .set({ login: nobody, email: nobody, name: "", phone: "", password_hash: "!", disabled_at: now })
    .where("user_id", "=", userId)
    .execute();
}

/** Empties what events said that everybody has heard, and what acquirers wrote; answers how many of each. */
export async function emptyOldBodies(
  db: Kysely<Tables>,
  limits: { readonly events: Date; readonly notices: Date },
): Promise<{ readonly events: number; readonly notices: number }> {
  const events = await db
    .updateTable("outbox")
    .set({ body: "{}" })
    .where("handled_at", "<", limits.events)
    .where(sql<boolean>`body <> '{}'`)
    .executeTakeFirst();
  const notices = await db
    .updateTable("payment_notices")
    .set({ raw: Buffer.alloc(0) })
    .where("received_at", "<", limits.notices)
    .where(sql<boolean>`raw <> ''`)
    .executeTakeFirst();
  return { events: Number(events.numUpdatedRows), notices: Number(notices.numUpdatedRows) };
}
