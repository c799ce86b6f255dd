import type { FastifyInstance } from "fastify";
import { OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";

/** What a page on another site may send with a call, and read from its answer. */
const ALLOWED = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, PUT",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, Idempotency-Secret, Order-Key",
  "Access-Control-Max-Age": "86400",
} as const;

/**
 * Lets pages on other sites call the API, as old clients do in the browser (decision 0018). Credentials
 * are never allowed, so the browser sends no cookie; a caller that needs rights sends a token.
 */
export function allowOtherPages(app: FastifyInstance, prefixes: ReadonlySet<string>): void {
  for (const prefix of prefixes) {
    // Only our own pages call without a prefix, and what the console calls.
    if (prefix === "" || prefix === OPERATOR_PREFIX) continue;
    app.options(
      `${prefix}/*`,
      { config: { policy: "anybody", name: "preflight" }, schema: { hide: true } },
      async (_request, reply) => reply.headers(ALLOWED).code(204).send(),
    );
  }
}
