import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorSpec, type ErrorCode } from "#contract/wire/errors.ts";
import { isDatabaseAway } from "#server/database/database-away.ts";
import { callerLocale } from "#server/http/caller.ts";
import { tellRefused } from "#server/plugins/security-log.ts";
import { refusalWords } from "#server/refusal-words.ts";
import { Refusal } from "#server/refusal.ts";

/** The one place that turns refusals and unexpected errors into answers in the envelope. */
export function errorsPlugin(app: FastifyInstance): void {
  app.decorateRequest("refusal", null);
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    // A caller who goes away while the call is still being read: nothing failed, and nobody reads the answer.
    const isGone = request.raw.errored === error;
    const refusal = error instanceof Refusal ? error : isGone ? new Refusal("malformed") : refusalOf(error);
    if (errorSpec(refusal.code).reportable) request.log.error({ err: error, code: refusal.code }, "call failed");
    tellRefused(request, refusal.code);
    return answerRefusal(request, reply, refusal);
  });
}

/** Answers a refusal in the caller's language. */
export function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const spec = errorSpec(refusal.code);
  request.refusal = refusal.code;
  const locale = callerLocale(request);
  const message = refusalWords(refusal, locale);
  const details = refusal.details ?? wrongPart(refusal);
  if (refusal.retryAfter !== undefined) reply.header("Retry-After", String(refusal.retryAfter));
  else if (spec.status === 503) reply.header("Retry-After", "5");
  return reply
    .code(spec.httpUnder?.[request.routeOptions.config?.version ?? "v4"] ?? spec.http)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({
      result: null,
      error: {
        name: spec.name,
        message,
        code: spec.number,
        status: spec.status,
        type: spec.type,
        ...(details ? { details } : {}),
      },
      "x-uuid": request.id,
    });
}

/** The part of the call that could not be read, as the wire names it. */
const wrongPart = ({ code, words }: Refusal) => (code === "malformed" && typeof words === "object" ? words : undefined);

/** Whether an answer tells of a failure on our side, of which the operator is told (running.md): a limit or a planned stop is none. */
export function isFailure(request: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.statusCode < 500 || request.server.isStopping()) return false;
  return request.refusal === null || errorSpec(request.refusal).reportable;
}

const UNSTORABLE = /^(22021|22003)$/;

function refusalOf(error: FastifyError): Refusal {
  if (error.validation) {
    const first = error.validation[0];
    const missing = first?.keyword === "required" ? `/${String(first.params["missingProperty"])}` : "";
    const where = `${error.validationContext ?? "input"}${first?.instancePath ?? ""}${missing}`;
    const most = first?.keyword === "maxLength" ? Number(first.params["limit"]) : undefined;
    return new Refusal("malformed", {
      words: most === undefined ? { where } : { where, most },
      details: { where, rule: first?.message ?? "" },
    });
  }
  if (isDatabaseAway(error)) return new Refusal("unavailable");
  // A character that no text, or a number that no column can hold, could never have been stored or found.
  if (UNSTORABLE.test(error.code ?? "")) return new Refusal("malformed", { words: { where: "input" } });
  switch (error.statusCode) {
    case 413:
      return new Refusal("too-large");
    case 415:
      return new Refusal("unsupported-media");
    case 404:
      return new Refusal("not-found");
    default: {
      const code: ErrorCode = (error.statusCode ?? 500) < 500 ? "malformed" : "internal";
      return new Refusal(code, code === "malformed" ? { words: { where: "input" } } : {});
    }
  }
}

declare module "fastify" {
  interface FastifyRequest {
    /** Why the call was refused, for the log: many refusals answer with status 200. */
    refusal: ErrorCode | null;
  }
}
