import type { Kysely } from "kysely";
import type { YachtRequestBody } from "#contract/requests/new-requests.ts";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import { isEmail } from "#domain/booking/email.ts";
import { storableText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { readTypedTime } from "#domain/values/typed-time.ts";
import {
  writtenYachtCity,
  YACHT_PLACE_MIN_LENGTH,
  yachtCountryOf,
  type YachtCity,
} from "#domain/yachts/yacht-places.ts";
import { isWithin, YACHT_LIMITS } from "#domain/yachts/yacht-request.ts";
import { isInYachtWindow } from "#domain/yachts/yacht-window.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Caller } from "#server/http/request.ts";
import { keptLines, keptText } from "#server/kept-text.ts";
import { findAccount } from "#server/modules/accounts/index.ts";
import {
  leaveRequest,
  requestFingerprint,
  requestLeftBefore,
  type RequestsToLeave,
} from "#server/modules/requests/ask/leave-request.ts";
import { passengerRefusal } from "#server/passengers/passenger-refusal.ts";
import { phoneReading } from "#server/passengers/phone-plans.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** A day without a time: `YYYY-MM-DD`, or as our pages show it. */
const DAY_ALONE = /^\s*(\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4})\s*$/;

/** Stores a yacht request and returns its number; a repeated call makes no second request. */
export async function requestYacht(
  { db, clock, operatorCountry }: RequestsToLeave,
  body: YachtRequestBody,
  { actor, attemptKey, locale, userHint }: Pick<Caller, "actor" | "attemptKey" | "locale" | "userHint">,
): Promise<number> {
  const asked = {
    ...yachtOf(body, clock()),
    ...(await contactOf(db, body, actor, { locale, operator: operatorCountry })),
  };
  if (asked.phone === "" && asked.email === "") throw new Refusal("yacht-contact");
  const fingerprint = requestFingerprint(asked);
  const at = new Date(clock());
  const hint = userHint === null ? null : storableText(userHint);
  const row = { ...asked, attempt_key: attemptKey, fingerprint, created_at: at, lang: locale, user_hint: hint };
  const made = await db.transaction().execute((trx) => leaveRequest(trx, { kind: "yacht", row }, at));
  return made ?? requestLeftBefore(db, "yacht", { attemptKey, fingerprint });
}

function yachtOf(body: YachtRequestBody, now: number) {
  const place = keptText(body.location, TEXT_LIMITS.address, "location");
  if (place.length < YACHT_PLACE_MIN_LENGTH) throw new Refusal("yacht-place");
  const hasTime = !DAY_ALONE.test(body.date);
  const starts = readTypedTime(hasTime ? body.date : `${body.date.trim()} 00:00`);
  if (starts === undefined) throw new Refusal("time-malformed");
  const city = cityOfPlace(place);
  if (!isInYachtWindow(starts, now, city && yachtCountryOf(city)?.zone)) throw new Refusal("yacht-time");
  const { hours, guests } = YACHT_LIMITS;
  if (!isWithin(body.hours, hours)) throw new Refusal("yacht-hours", { words: hours });
  if (!isWithin(body.guests, guests)) throw new Refusal("yacht-guests", { words: guests });
  return {
    place,
    starts_local: starts,
    has_time: hasTime,
    hours: body.hours,
    guests: body.guests,
    has_children: body.has_children ?? false,
    wish: keptLines(body.details ?? "", TEXT_LIMITS.comment, "details"),
    host: keptText(body.host ?? "", TEXT_LIMITS.address, "host"),
  };
}

/** The contact for a reply: what was typed, otherwise the account's. */
async function contactOf(
  db: Kysely<Tables>,
  body: YachtRequestBody,
  actor: Actor,
  { locale, operator }: { readonly locale: Locale; readonly operator: string },
) {
  const identity = identityOf(actor);
  const account = identity === null ? undefined : await findAccount(db, { userId: identity.userId });
  const phones = phoneReading({ locale, operator });
  const phone = storableText(phones.kept(body.phone ?? account?.phone ?? ""));
  const email = (body.email ?? account?.email ?? "").trim();
  const errors = {
    ...(body.phone !== undefined && { phone: phones.fault(phone) }),
    ...(body.email !== undefined && !isEmail(email) && { email: "unfinished" as const }),
  };
  const refusal = passengerRefusal(errors, locale);
  if (refusal) throw refusal;
  return { name: keptText(body.name ?? account?.name ?? "", TEXT_LIMITS.name, "name"), phone, email };
}

/** The city where yachts are offered that a place names in any of our languages; undefined for any other place. */
export function cityOfPlace(place: string): YachtCity | undefined {
  return writtenYachtCity(place, (city) => LOCALES.map((locale) => say(locale, `yachts.city.${city}`)));
}
