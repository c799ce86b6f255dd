import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { isFailure } from "#server/plugins/errors.ts";
import type { Role } from "#server/processes/process-messages.ts";

/**
 * Logger settings: JSON lines without bodies, query values, addresses or stack texts that
 * could contain personal data.
 */
export function loggerOptions(
  level: string,
  {
    stream,
    role,
  }: { readonly stream?: { write(line: string): void } | undefined; readonly role?: Role | undefined } = {},
): FastifyServerOptions["logger"] {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    base: role && { role },
    redact: { paths: ["req.headers", "body", "email", "phone", "name", "*.email", "*.phone"], censor: "[removed]" },
    serializers: {
      // A database error quotes values of the row in its detail; only its kind is kept.
      err: (error: Error & { code?: string; constraint?: string }) => ({
        type: error.name,
        code: error.code,
        constraint: error.constraint,
        message: maskPersonal(error.message).slice(0, 300),
        stack: (error.stack ?? "")
          .split("\n")
          .slice(1, 6)
          .map((line) => line.trim())
          .join(" "),
      }),
    },
  };
}

/** Masks e-mail addresses and phone numbers in a text that may end up in a log. */
export function maskPersonal(text: string): string {
  return text
    .replace(/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,253}/g, "***@***")
    .replace(/\+?\d[\d\s().-]{7,}\d/g, (number) => `***${number.replace(/\D/g, "").slice(-2)}`);
}

/** Logs one line per answer: the route, how it ended, by the name of the refusal too, and how long it took; never what was asked. */
export function requestLogPlugin(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      ...(request.refusal !== null && { refused: request.refusal }),
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (isFailure(request, reply)) request.log.error(line, "answered");
    else request.log.info(line, "answered");
  });
}
