import type { Transaction } from "kysely";
import type { requestRouteFor } from "#contract/console/phone/request-route-for.ts";
import type { RouteRequestBody } from "#contract/requests/new-requests.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { checkPassenger } from "#domain/booking/check-passenger.ts";
import { storableText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Caller } from "#server/http/request.ts";
import { keptLines, keptText } from "#server/kept-text.ts";
import { createAsBuyer } from "#server/modules/accounts/index.ts";
import { readPoint } from "#server/modules/places/index.ts";
import {
  leaveRequest,
  requestFingerprint,
  requestLeftBefore,
  type RequestsToLeave,
} from "#server/modules/requests/ask/leave-request.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { passengerRefusal } from "#server/passengers/passenger-refusal.ts";
import { phoneReading } from "#server/passengers/phone-plans.ts";
import { Refusal } from "#server/refusal.ts";

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
async function storeRouteRequest(
  trx: Transaction<Tables>,
  body: Omit<RouteRequestBody, "lang" | "user_id">,
  { attemptKey, lang, speaks, userHint, operatorCountry, now }: Leaving,
): Promise<{ readonly id: number | undefined; readonly fingerprint: Buffer }> {
  const asked = { ...wayOf(body), ...contactOf(body, speaks, operatorCountry) };
  const fingerprint = requestFingerprint(asked);
  const at = new Date(now);
  const row = { ...asked, attempt_key: attemptKey, fingerprint, created_at: at, lang, user_hint: userHint };
  return { id: await leaveRequest(trx, { kind: "way", row }, at), fingerprint };
}

/** Stores a traveller's request for a route without cars and returns its number; a repeated call makes no second request. */
export async function requestRoute(
  { db, clock, operatorCountry }: RequestsToLeave,
  body: RouteRequestBody,
  { attemptKey, locale, userHint }: Pick<Caller, "attemptKey" | "locale" | "userHint">,
): Promise<number> {
  const leaving = { attemptKey, lang: locale, speaks: locale, userHint, operatorCountry, now: clock() };
  const { id, fingerprint } = await db.transaction().execute((trx) => storeRouteRequest(trx, body, leaving));
  return id ?? requestLeftBefore(db, "way", { attemptKey, fingerprint });
}

/** Stores a request for somebody who calls, by the rules of the public form; the employee is refused in their own language. */
export async function takeRouteRequest(
  requests: Pick<Requests, "accounts" | "operatorCountry" | "clock">,
  trx: Transaction<Tables>,
  { account_id, partner_id, letter_lang: lang, ...asked }: EndpointInput<typeof requestRouteFor>["body"],
  { attemptKey }: Doer,
  caller: Caller,
): Promise<Deed> {
  const { userHint } = await createAsBuyer(requests.accounts)(caller, { account_id, partner_id });
  const { operatorCountry } = requests;
  const leaving = { attemptKey, lang, speaks: caller.locale, userHint, operatorCountry, now: requests.clock() };
  const { id } = await storeRouteRequest(trx, asked, leaving);
  if (id === undefined) throw new Refusal("attempt-conflict");
  const { start, finish, date = null } = asked;
  return { subject: { kind: "way-request", id }, after: { start: start.title, finish: finish.title, date } };
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
