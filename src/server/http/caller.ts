import type { FastifyRequest } from "fastify";
import { SHOWN_TOKEN_MARK } from "#contract/accounts.ts";
import { UNATTENDED_HEADER } from "#contract/console-options.ts";
import { ATTEMPT_HEADER, ATTEMPT_SECRET_HEADER, ORDER_KEY_HEADER } from "#contract/orders/orders.ts";
import { identityOf, VISITOR, type Actor } from "#domain/accounts/actor.ts";
import { actsForOthers } from "#domain/accounts/role.ts";
import { choicesInForce, type SiteChoices } from "#domain/values/choices.ts";
import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { CHALLENGE_COOKIE } from "#server/http/challenge-cookie.ts";
import { siteOf } from "#server/http/choices-of-page.ts";
import { DEVICE_COOKIE } from "#server/http/device-cookie.ts";
import { boundAttemptKey, keptAttemptKey } from "#server/http/kept-attempt-key.ts";
import { readOrderCookies } from "#server/http/order-cookie.ts";
import { HINTS, type Caller, type Credentials, type Hints } from "#server/http/request.ts";
import { SESSION_COOKIE } from "#server/http/session-cookie.ts";
import { readCookie } from "#server/http/set-cookie.ts";
import { Refusal } from "#server/refusal.ts";

const ORDER_KEY = /^[A-Za-z0-9_-]{22}$/;
/** At least 128 random bits in hexadecimal or in base64url. */
const ATTEMPT_SECRET = /^[A-Za-z0-9_-]{22,128}$/;

const BEARER = /^(?:Bearer\s+)?([A-Za-z0-9._~+/=-]{1,512})$/i;
/** What a script sends when it adds a token that it does not have. */
const NO_TOKEN = /^(?:Bearer)?\s*(?:null|undefined)?$/i;
const TOKEN = /^[A-Za-z0-9_-]{1,128}$/;

/** Gathers what a handler knows of its caller: who it is, in which language and currency, on whose tariff. */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
  const { module_type: moduleType } = hintsOf(request);
  const actor = request.actor ?? VISITOR;
  const credentials = credentialsOf(request);
  const sentAttemptKey = attemptKeyOf(request);
  const userHint = tariffUser(actor, userHintOf(request));
  const choices = callerChoices(request);
  const free = callerChoices(request, { paysCash: true });
  const isFree = free.currency !== choices.currency && (await request.server.isFreeInCurrency({ actor, userHint }));
  return {
    actor,
    version: request.routeOptions.config.version ?? "v4",
    ...(isFree ? free : choices),
    userHint,
    host: request.host,
    userAgent: request.headers["user-agent"] ?? "",
    address: request.ip,
    credentials,
    framed: moduleType?.startsWith("frame") ?? false,
    fromOwnPage: pageOf(request) === "own",
    attemptKey: sentAttemptKey === null ? null : bindAttempt(sentAttemptKey, { actor, credentials }),
    sentAttemptKey,
    requestId: request.id,
  };
}

/** The key of an attempt, bound to the caller. */
export function bindAttempt(kept: string, { actor, credentials }: Pick<Caller, "actor" | "credentials">): string {
  const userId = identityOf(actor)?.userId ?? null;
  return boundAttemptKey(kept, { secret: credentials.attemptSecret, userId });
}

/** The language that a call asks for, as far as the call has been read. */
export function callerLocale(request: FastifyRequest): Locale {
  return callerChoices(request).locale;
}

/** The language and currency of a call: what it names, otherwise what its account has chosen. */
function callerChoices(request: FastifyRequest, payer: Pick<SiteChoices, "paysCash"> = {}) {
  const { lang, language = languageInPath(request), currency } = hintsOf(request);
  const { actor } = request;
  const account = actor?.kind === "account" ? actor.chosen : undefined;
  return choicesInForce(
    { address: { language: lang ?? language, currency }, account },
    { ...siteOf(request), ...payer },
  );
}

/** Old clients name the language of a request for a yacht where others name the version. */
function languageInPath({ params }: FastifyRequest): string | undefined {
  const { prefix } = members(params);
  return LOCALES.find((locale) => locale === prefix);
}

/** The `user_id` that a call names; it chooses the tariff and gives no rights. */
export function userHintOf(request: FastifyRequest): string | null {
  const hint = hintsOf(request).user_id ?? null;
  // "007" would name partner 7 to some readers and nobody to others.
  return userNumber(hint)?.toString() ?? hint;
}

/** The number in a hint; undefined where it is none. */
export function userNumber(hint: string | null): number | undefined {
  return hint !== null && /^\d{1,9}$/.test(hint) ? Number(hint) : undefined;
}

/** Reads what a call says besides its input, in the query, in the body or in the first of its trips. */
export function readHints({ query, body }: Pick<FastifyRequest, "query" | "body">): Hints {
  const { trips } = members(body);
  const parts = [query, body, Array.isArray(trips) ? trips[0] : undefined].map(members);
  const said = HINTS.map((name) => [name, parts.map((part) => textOf(part[name])).find(Boolean)] as const);
  return Object.fromEntries(said.filter(([, text]) => text !== undefined));
}

/** Before a call's input is read, only its address has hints. */
const hintsOf = (request: FastifyRequest): Hints => request.hints ?? readHints(request);

/**
 * Whose tariff applies. A visitor's hint is used, because it gives no rights; an account has
 * its own tariff, and naming another one is a mistake that must not pass in silence.
 */
function tariffUser(actor: Actor, hint: string | null): string | null {
  if (actor.kind !== "account") return hint;
  const own = String(actor.identity.userId);
  if (hint === null || hint === own) return own;
  if (actsForOthers(actor.identity.role)) return hint;
  throw new Refusal("user-differs");
}

/** The credentials a call shows: a Bearer token (the word may be missing), the session cookie, an order key. */
export function credentialsOf(request: FastifyRequest): Credentials {
  const { authorization } = request.headers;
  const token =
    authorization === undefined || NO_TOKEN.test(authorization)
      ? null
      : (BEARER.exec(authorization)?.[1] ?? "unreadable");
  const isTokenShown = token?.endsWith(SHOWN_TOKEN_MARK) ?? false;
  // The cookies are ignored when another site's page makes the call, so that no page can act for a visitor.
  const cookies = pageOf(request) === "foreign" && !isVisit(request) ? undefined : request.headers.cookie;
  return {
    token: isTokenShown ? (token?.slice(0, -SHOWN_TOKEN_MARK.length) ?? null) : token,
    isTokenShown,
    cookie: cookieOf(cookies, SESSION_COOKIE),
    device: cookieOf(cookies, DEVICE_COOKIE),
    challenge: cookieOf(cookies, CHALLENGE_COOKIE),
    attemptSecret: attemptSecretOf(request),
    keys: { shown: headerOf(request, ORDER_KEY_HEADER, ORDER_KEY), kept: readOrderCookies(cookies) },
    isUnattended: request.headers[UNATTENDED_HEADER] !== undefined,
  };
}

/** Whose page makes a call, as the browser says; old browsers name their page by `Origin` only. */
function pageOf({ headers, host }: FastifyRequest): "own" | "none" | "foreign" {
  const { origin, "sec-fetch-site": site } = headers;
  if (site !== undefined) return site === "same-origin" ? "own" : site === "none" ? "none" : "foreign";
  if (origin === undefined) return "none";
  return URL.canParse(origin) && new URL(origin).host === host ? "own" : "foreign";
}

/** A page of ours is opened, from a link or in a frame of another site: that site cannot read it, and opening it changes nothing. */
function isVisit({ method, headers, routeOptions }: FastifyRequest): boolean {
  return method === "GET" && headers["sec-fetch-mode"] === "navigate" && routeOptions.config.isCall !== true;
}

/** Whether a page of another site makes a call. */
export function isOfOtherPage(request: FastifyRequest): boolean {
  return pageOf(request) === "foreign";
}

function cookieOf(header: string | undefined, name: string): string | null {
  const value = readCookie(header ?? "", name);
  return value !== undefined && TOKEN.test(value) ? value : null;
}

function attemptKeyOf({ headers }: FastifyRequest): string | null {
  const sent = headers[ATTEMPT_HEADER];
  return typeof sent === "string" ? keptAttemptKey(sent) : null;
}

/** A secret in another form is refused: with a short one somebody would think to be safe. */
function attemptSecretOf(request: FastifyRequest): string | null {
  if (request.headers[ATTEMPT_SECRET_HEADER] === undefined) return null;
  const secret = headerOf(request, ATTEMPT_SECRET_HEADER, ATTEMPT_SECRET);
  if (secret === null) throw new Refusal("malformed", { words: { where: ATTEMPT_SECRET_HEADER } });
  return secret;
}

function headerOf(request: FastifyRequest, name: string, pattern: RegExp): string | null {
  const value = request.headers[name];
  return typeof value === "string" && pattern.test(value) ? value : null;
}

function members(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
