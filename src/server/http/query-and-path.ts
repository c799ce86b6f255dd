import type { FastifyRequest } from "fastify";

/** The query of an address with its mark; Fastify reads none of an address that it cannot decode. */
export function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at);
}

/** The path of a page, without a slash at its end. */
export function pathOf({ url }: FastifyRequest): string {
  return url.replace(/\/*(\?.*)?$/, "");
}

/** Whose tariff an address asks for; empty for the operator's own. */
export function userIdOf(search: string): string {
  return /^\d{1,9}$/.exec(new URLSearchParams(search).get("user_id") ?? "")?.[0] ?? "";
}
