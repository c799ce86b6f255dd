import type { FastifyInstance } from "fastify";

/** What a page of another site may send with a call, and read of its answer. */
const ALLOWED = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, PUT",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, Order-Key",
  "Access-Control-Max-Age": "86400",
} as const;

/**
 * Lets pages of other sites call the API, as old clients do in the browser (decision 0018). Credentials are never allowed, so
 * a browser sends no cookie along; who wants rights shows a token.
 */
export function allowOtherPages(app: FastifyInstance, prefixes: ReadonlySet<string>): void {
  for (const prefix of prefixes) {
    // Without a prefix are the calls of our own pages only.
    if (prefix === "") continue;
    app.options(
      `${prefix}/*`,
      { config: { policy: "anybody", name: "preflight" }, schema: { hide: true } },
      async (_request, reply) => reply.headers(ALLOWED).code(204).send(),
    );
  }
}
