import type { FastifyInstance, FastifyRequest } from "fastify";
import { OWN_PREFIX } from "#contract/wire/endpoint.ts";
import type { Locale } from "#domain/values/locale.ts";
import { RpcFailure } from "#server/modules/rpc/rpc-failure.ts";

/** The versioned call that does the work of an old method. */
export interface VersionedCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

/** Sends a versioned call as the caller of the old method; returns its result or throws its refusal. */
export type AskVersionedCall = <Result>(call: VersionedCall) => Promise<Result>;

/** Headers that identify the caller; the versioned call gets them unchanged. */
const PASSED_ON = [
  "authorization",
  "cookie",
  "order-key",
  "idempotency-key",
  "idempotency-secret",
  "sec-fetch-site",
  "origin",
  "user-agent",
];

interface Envelope {
  readonly result: unknown;
  readonly error: { readonly code: number; readonly message: string } | null;
}

/** Sends every method through its versioned call, which alone decides on permissions, limits, validation and logging. */
export function createAskVersionedCall(
  app: FastifyInstance,
  request: FastifyRequest,
  { locale, onCookie }: { readonly locale: Locale; readonly onCookie: (cookie: string | string[]) => void },
): AskVersionedCall {
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return async <Result>({ method, path, query = {}, body }: VersionedCall): Promise<Result> => {
    const answer = await app.inject({
      method,
      url: `${OWN_PREFIX}${path}`,
      // In the query, so that a call refused before its body is read has the language too.
      query: { ...query, lang: locale },
      headers: { ...headers, host: request.host },
      remoteAddress: request.ip,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const cookie = answer.headers["set-cookie"];
    if (cookie !== undefined) onCookie(cookie);
    const { result, error } = answer.json<Envelope>();
    if (error !== null) {
      const { code, message } = error;
      throw new RpcFailure(message, () => ({ code, message, data: message }));
    }
    return result as Result;
  };
}
