import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/wire/errors.ts";
import { identityOf, VISITOR } from "#domain/accounts/actor.ts";
import { neighbourhood, type SecurityEvent } from "#domain/accounts/security-event.ts";

type What = SecurityEvent["what"];

/** What a refusal tells about somebody who wanted what is not theirs, or too much of it. */
const REFUSED: Partial<Record<ErrorCode, What>> = {
  unauthorised: "access",
  forbidden: "access",
  "user-differs": "access",
  "cross-site": "access",
  "too-many-calls": "limit",
  "too-many-codes": "limit",
};

/** Tells the log of a refused call, if it is one that guards something: who and from where, beside the line of the answer. */
export function tellRefused(request: FastifyRequest, code: ErrorCode): void {
  // An order that is not there and one whose key is wrong look the same to the caller, and to whoever reads the log.
  const what = code === "order-unknown" && request.actor?.kind === "order-holder" ? "order-key" : REFUSED[code];
  if (what !== undefined) tell(request, what, code);
}

/** Tells the log of every call that changed the settings of a partner, or anything at all in the name of the staff. */
export function securityLogPlugin(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { isCall, name } = request.routeOptions.config;
    if (isCall === true && request.refusal === null && reply.statusCode < 400) tellDone(request, name ?? "");
  });
}

function tellDone(request: FastifyRequest, call: string): void {
  const isStaff = identityOf(request.actor ?? VISITOR)?.role === "admin";
  if (call === "saveModuleSettings") tell(request, "settings", "done");
  else if (isStaff && request.method !== "GET") tell(request, "staff", "done", call);
}

function tell(request: FastifyRequest, what: What, result: string, call?: string): void {
  const account = identityOf(request.actor ?? VISITOR)?.userId ?? null;
  const event: SecurityEvent = { what, account, from: neighbourhood(request.ip), result, ...(call && { call }) };
  request.log.info({ security: event }, "security");
}
