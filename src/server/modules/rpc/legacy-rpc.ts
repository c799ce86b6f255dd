import type { FastifyInstance, FastifyRequest } from "fastify";
import { RPC_BATCH_MOST, RPC_PATH, type RpcAnswer } from "#contract/rpc.ts";
import { localeOf, type Locale } from "#domain/values/locale.ts";
import { callerLocale } from "#server/http/caller.ts";
import { createAskVersionedCall } from "#server/modules/rpc/ask-versioned-call.ts";
import type { RpcContext } from "#server/modules/rpc/rpc-context.ts";
import { RpcFailure, rpcFailure } from "#server/modules/rpc/rpc-failure.ts";
import { RPC_METHODS } from "#server/modules/rpc/rpc-methods.ts";
import { isMembers, langParam } from "#server/modules/rpc/rpc-params.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * JSON-RPC 2.0 for clients older than the versioned calls. It is separate from the API because its answers have another
 * envelope, even for unreadable input.
 */
export function legacyRpc(app: FastifyInstance, sources: Pick<RpcContext, "prices" | "gazetteer" | "isOpen">): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    // An existing client sends no content type at all. The guard has already refused any other type.
    scope.addContentTypeParser(["application/json", "*"], { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(RPC_PATH, { config: { policy: "anybody", name: "rpc" } }, async (request, reply) => {
      // Browsers always send an origin; with one, the type is required, so that a page cannot forge the call.
      const { origin, "content-type": type } = request.headers;
      if (type === undefined && origin !== undefined) throw new Refusal("unsupported-media");
      const cookies: string[] = [];
      const onCookie = (cookie: string | string[]) => void cookies.push(...[cookie].flat());
      const answer = await answerBody(request, (locale) => ({
        ...sources,
        locale,
        ask: createAskVersionedCall(app, request, { locale, onCookie }),
      }));
      if (cookies.length > 0) reply.header("Set-Cookie", cookies);
      if (answer === undefined) return reply.code(204).send();
      return reply.type("application/json; charset=utf-8").serializer(JSON.stringify).send(answer);
    });
  });
}

/** Creates the context of a method, once the language of its call is known. */
type ContextIn = (locale: Locale) => RpcContext;

/** Answers a body: with one answer, a list of them, or nothing if the caller does not expect one. */
async function answerBody(request: FastifyRequest, context: ContextIn): Promise<RpcAnswer | RpcAnswer[] | undefined> {
  const failed = (failure: RpcFailure) => refused(null, failure, callerLocale(request));
  const body = parsed(request.body);
  if (body === undefined) return failed(rpcFailure("parse", "noJson"));
  if (!Array.isArray(body)) return answerCall(request, body, context);
  if (body.length === 0) return failed(rpcFailure("request", "emptyBatch"));
  if (body.length > RPC_BATCH_MOST) {
    return failed(rpcFailure("request", "longBatch", { most: RPC_BATCH_MOST }));
  }
  const answers: RpcAnswer[] = [];
  // One after the other: a batch must not get more of the server at once than its calls would alone.
  for (const call of body) {
    const answer = await answerCall(request, call, context);
    if (answer !== undefined) answers.push(answer);
  }
  return answers.length > 0 ? answers : undefined;
}

function parsed(body: unknown): unknown {
  try {
    return typeof body === "string" ? (JSON.parse(body) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

async function answerCall(request: FastifyRequest, call: unknown, context: ContextIn): Promise<RpcAnswer | undefined> {
  const known = callerLocale(request);
  if (!isMembers(call)) return refused(null, rpcFailure("request", "noObject"), known);
  const { method: name, params = {}, jsonrpc: version } = call;
  const id = call["id"];
  const isId = id === undefined || id === null || typeof id === "string" || typeof id === "number";
  // Clients of the first version of JSON-RPC send no version.
  if (!isId || typeof name !== "string" || (version !== undefined && version !== "2.0")) {
    return refused(null, rpcFailure("request", "noCall"), known);
  }
  const answer = await carryOut(request, name, params, id ?? null, context);
  return id === undefined ? undefined : answer;
}

async function carryOut(
  request: FastifyRequest,
  name: string,
  params: unknown,
  id: string | number | null,
  context: ContextIn,
): Promise<RpcAnswer> {
  const lang = isMembers(params) ? langParam(params) : undefined;
  const locale = lang === undefined ? callerLocale(request) : localeOf(lang);
  const failed = (failure: RpcFailure) => refused(id, failure, locale);
  const method = RPC_METHODS.get(name);
  if (method === undefined) return failed(rpcFailure("method", "noMethod", { name: name.slice(0, 60) }));
  if (!isMembers(params)) return failed(rpcFailure("params", "noParams"));
  try {
    return { jsonrpc: "2.0", id, result: await method(context(locale), params) };
  } catch (error) {
    if (error instanceof RpcFailure) return failed(error);
    request.log.error({ err: error, method: name }, "call failed");
    return failed(rpcFailure("internal", "internal"));
  }
}

function refused(id: string | number | null, { errorIn }: RpcFailure, locale: Locale): RpcAnswer {
  return { jsonrpc: "2.0", id, error: errorIn(locale) };
}
