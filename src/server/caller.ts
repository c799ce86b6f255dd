import type { FastifyRequest } from "fastify";
import { ATTEMPT_HEADER, ORDER_KEY_HEADER } from "#contract/orders.ts";
import { VISITOR, type Actor } from "#domain/accounts/actor.ts";
import type { Locale } from "#domain/places/place.ts";
import { defaultCurrency, isCurrency, type Currency } from "#domain/values/money.ts";
import type { Caller } from "#server/request.ts";

const ATTEMPT_KEY = /^[A-Za-z0-9_-]{16,128}$/;
const ORDER_KEY = /^[A-Za-z0-9_-]{22}$/;

/** Reads who calls, in which language and currency; headers and the query give hints, only an order key gives rights. */
export function callerOf(request: FastifyRequest): Caller {
  const query = members(request.query);
  const body = members(request.body);
  const trip = members(Array.isArray(body["trips"]) ? body["trips"][0] : undefined);
  const hint = (name: string): string | undefined => textOf(query[name]) ?? textOf(body[name]) ?? textOf(trip[name]);
  const locale = localeOf(hint("lang"));
  return {
    actor: actorOf(request),
    locale,
    currency: currencyOf(hint("currency"), locale, request.host),
    userHint: hint("user_id") ?? null,
    host: request.host,
    attemptKey: headerOf(request, ATTEMPT_HEADER, ATTEMPT_KEY),
    requestId: request.id,
  };
}

/** Russian is the default; every language we do not speak is answered in English (I18-02). */
export function localeOf(lang: string | undefined): Locale {
  if (lang === undefined) return "ru";
  return lang.toLowerCase().startsWith("ru") ? "ru" : "en";
}

function currencyOf(asked: string | undefined, locale: Locale, host: string): Currency {
  const code = asked?.toUpperCase();
  return code !== undefined && isCurrency(code) ? code : defaultCurrency(locale, host);
}

function actorOf(request: FastifyRequest): Actor {
  const orderKey = headerOf(request, ORDER_KEY_HEADER, ORDER_KEY);
  return orderKey === null ? VISITOR : { kind: "order-holder", orderKey };
}

function headerOf(request: FastifyRequest, name: string, pattern: RegExp): string | null {
  const value = request.headers[name];
  return typeof value === "string" && pattern.test(value) ? value : null;
}

function members(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
