import type { FastifyInstance, FastifyReply } from "fastify";
import { randomBytes } from "node:crypto";
import { PASS_WORKER_POLICY } from "#contract/orders/pass-copy.ts";

const PERMISSIONS = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";

/** Puts headers on every answer that stop a browser from doing what we never ask it to do. */
export function securityHeadersPlugin(app: FastifyInstance, options: { https: boolean }): void {
  app.addHook("onSend", async (_request, reply) => setHeaders(reply, options));
}

/** Sets every header that the answer has not set itself. */
export function setHeaders(reply: FastifyReply, { https }: { https: boolean }): void {
  // The old header knows no list of sites, and browsers that know the policy ignore it.
  const isFramed = /frame-ancestors (?!'none')/.test(String(reply.getHeader("Content-Security-Policy") ?? ""));
  const defaults: Record<string, string> = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    ...(isFramed ? {} : { "X-Frame-Options": "DENY" }),
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": PERMISSIONS,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    ...(https ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
  for (const [name, value] of Object.entries(defaults)) if (!reply.hasHeader(name)) reply.header(name, value);
}

/** A fresh nonce for one page. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The policy of our pages: their own scripts and styles by nonce, and nothing from anywhere else but one picture's site; reports go where the operator says. */
export function setPagePolicy(
  reply: FastifyReply,
  nonce: string,
  {
    framedBy = "'none'",
    frames = "'none'",
    picture = "",
    reports = "",
  }: { framedBy?: string; frames?: string; picture?: string; reports?: string } = {},
): void {
  reply.header(
    "Content-Security-Policy",
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "font-src 'self'",
      ["img-src 'self' data:", URL.parse(picture)?.origin].filter(Boolean).join(" "),
      ["connect-src 'self'", reports].filter(Boolean).join(" "),
      "worker-src 'self'",
      `frame-src ${frames}`,
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${framedBy}`,
      "require-trusted-types-for 'script'",
      // The large map makes the default one, which passes the address of its own worker.
      `trusted-types default ${PASS_WORKER_POLICY}`,
    ].join("; "),
  );
}
