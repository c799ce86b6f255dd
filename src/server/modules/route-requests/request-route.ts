import type { Kysely, Transaction } from "kysely";
import { createHash } from "node:crypto";
import type { RouteRequestBody } from "#contract/route-request.ts";
import { checkPassenger } from "#domain/booking/check-passenger.ts";
import { storableText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { Caller } from "#server/http/request.ts";
import { keptLines, keptText } from "#server/kept-text.ts";
import { readPoint } from "#server/modules/places/index.ts";
import { findRouteRequestOf, insertRouteRequest } from "#server/modules/route-requests/route-requests.repository.ts";
import { passengerRefusal } from "#server/passengers/passenger-refusal.ts";
import { phoneReading } from "#server/passengers/phone-plans.ts";
import { Refusal } from "#server/refusal.ts";

/** The context for storing route requests. */
export interface RouteRequests {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Country of the operator, whose numbers are written short; empty where it is not set. */
  readonly operatorCountry: string;
}

/** How a request is left, apart from its content. */
interface Leaving {
  readonly attemptKey: string | null;
  /** Of the letters. */
  readonly lang: Locale;
  /** Of refusals, and of the country whose phones are written short. */
  readonly speaks: Locale;
  readonly userHint: string | null;
  readonly operatorCountry: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Stores a request with its event; it has no number where its attempt has made one before. */
export async function storeRouteRequest(
  trx: Transaction<Tables>,
  body: Omit<RouteRequestBody, "lang" | "user_id">,
  { attemptKey, lang, speaks, userHint, operatorCountry, now }: Leaving,
): Promise<{ readonly id: number | undefined; readonly fingerprint: Buffer }> {
  const asked = { ...wayOf(body), ...contactOf(body, speaks, operatorCountry) };
  const fingerprint = createHash("sha256").update(JSON.stringify(asked)).digest();
  const at = new Date(now);
  const row = { ...asked, attempt_key: attemptKey, fingerprint, created_at: at };
  const id = await insertRouteRequest(trx, { ...row, lang, user_hint: userHint });
  if (id !== undefined) await recordEvent(trx, { name: "route.requested", subject: { kind: "route-request", id }, at });
  return { id, fingerprint };
}

/** Stores a traveller's request for a route without cars and returns its number; a repeated call makes no second request. */
export async function requestRoute(
  { db, clock, operatorCountry }: RouteRequests,
  body: RouteRequestBody,
  { attemptKey, locale, userHint }: Pick<Caller, "attemptKey" | "locale" | "userHint">,
): Promise<number> {
  const leaving = { attemptKey, lang: locale, speaks: locale, userHint, operatorCountry, now: clock() };
  const { id, fingerprint } = await db.transaction().execute((trx) => storeRouteRequest(trx, body, leaving));
  if (id !== undefined) return id;
  const earlier = await findRouteRequestOf(db, attemptKey ?? "");
  if (earlier === undefined || !earlier.fingerprint.equals(fingerprint)) {
    throw new Refusal("attempt-conflict");
  }
  return earlier.request_id;
}

function wayOf({
  start,
  finish,
  date,
  round_trip: roundTrip = false,
}: Pick<RouteRequestBody, "start" | "finish" | "date" | "round_trip">) {
  if (date !== undefined && parseLocalTime(`${date} 00:00`) === undefined) throw new Refusal("time-malformed");
  return {
    start_place_id: start.place_id ?? null,
    start_title: titleOf(start),
    start_point: formatGeoPoint(readPoint(start.location)),
    finish_place_id: finish.place_id ?? null,
    finish_title: titleOf(finish),
    finish_point: formatGeoPoint(readPoint(finish.location)),
    ride_day: date ?? null,
    round_trip: roundTrip,
  };
}

/** A title that nobody can see falls back to the point, which says more than an empty line. */
function titleOf({ title, location }: RouteRequestBody["start"]): string {
  return keptText(title, TEXT_LIMITS.address, "title") || location;
}

function contactOf(
  { contact, text = "" }: Pick<RouteRequestBody, "contact" | "text">,
  locale: Locale,
  operator: string,
) {
  const phones = phoneReading({ locale, operator });
  const person: Passenger = {
    name: keptText(contact.name ?? "", TEXT_LIMITS.name, "name"),
    phone: storableText(phones.kept(contact.phone ?? "")),
    email: (contact.email ?? "").trim(),
  };
  const refusal = passengerRefusal(checkPassenger(person, "natural", phones.fault), locale);
  if (refusal) throw refusal;
  return { ...person, wish: keptLines(text, TEXT_LIMITS.comment, "text") };
}
