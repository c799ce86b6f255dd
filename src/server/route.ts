import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { dropEmpty } from "#contract/coerce.ts";
import {
  API_PREFIXES,
  OWN_PREFIX,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
} from "#contract/endpoint.ts";
import { ErrorEnvelope, successEnvelope } from "#contract/envelope.ts";
import { errorSpec } from "#contract/errors.ts";
import { callerOf } from "#server/caller.ts";
import { unknownMembers } from "#server/unknown-members.ts";
import { Refusal } from "#server/refusal.ts";
import type { Caller, Policy } from "#server/request.ts";

/** What a handler may do to the answer beside giving its result. */
export interface Answer {
  header(name: string, value: string): void;
}

/** A handler of an endpoint: one call of a use case, and its presentation. */
export type Handler<E extends Endpoint> = (
  input: EndpointInput<E> & { readonly caller: Caller },
  answer: Answer,
) => Promise<EndpointResult<E>>;

/** An endpoint with who may use it and what answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly policy: Policy;
  readonly handle: (request: FastifyRequest, caller: Caller, answer: Answer) => Promise<unknown>;
}

/** Ties an endpoint to its policy and handler. */
export function route<E extends Endpoint>(endpoint: E, options: { may: Policy }, handler: Handler<E>): Route {
  return {
    endpoint,
    policy: options.may,
    handle: (request, caller, answer) => {
      // Fastify has validated the three parts against the endpoint's schemas before this runs.
      const input = { params: request.params, query: request.query, body: request.body } as EndpointInput<E>;
      return handler({ ...input, caller }, answer);
    },
  };
}

/** Called with the number of members that a call carried and no schema knows. */
export type CountUnknown = (endpoint: string, count: number) => void;

/** Mounts routes under every version prefix; only our own prefix is printed in the documentation. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], countUnknown: CountUnknown): void {
  for (const mounted of routes) {
    for (const prefix of API_PREFIXES) mount(app, prefix, mounted, countUnknown);
  }
}

const ENVELOPE_HEAD = Buffer.from('{"result":');

function isFrozen(result: unknown): result is Record<string, unknown> {
  return typeof result === "object" && result !== null && Object.isFrozen(result);
}

function mount(
  app: FastifyInstance,
  prefix: string,
  { endpoint, policy, handle }: Route,
  countUnknown: CountUnknown,
): void {
  // A frozen result is the same for ever: what it looks like on the wire is kept as long as it is.
  const sent = new WeakMap<object, Buffer>();
  const refusals = Object.groupBy(endpoint.errors, (code) => String(errorSpec(code).http));
  app.route({
    method: endpoint.method,
    url: `${prefix}${endpoint.path}`,
    config: { policy, name: endpoint.name },
    schema: {
      ...(prefix === OWN_PREFIX ? { tags: [endpoint.station] } : {}),
      operationId: endpoint.name,
      summary: endpoint.summary,
      description: endpoint.errors.length > 0 ? `Refusals: ${endpoint.errors.join(", ")}.` : undefined,
      params: endpoint.params,
      querystring: endpoint.query,
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: {
        200: successEnvelope(endpoint.result),
        400: ErrorEnvelope,
        ...Object.fromEntries(
          Object.keys(refusals)
            .filter((status) => status !== "200")
            .map((status) => [status, ErrorEnvelope]),
        ),
      },
    },
    preValidation: async (request) => {
      const liberal = endpoint.liberal ?? dropEmpty;
      request.query = dropEmpty(request.query);
      if (endpoint.body) request.body = liberal(request.body ?? {});
      const unknown = unknownMembers(endpoint.query, request.query) + unknownMembers(endpoint.body, request.body);
      if (unknown > 0) countUnknown(endpoint.name, unknown);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callerOf(request);
      if (!policy.may(caller.actor)) throw new Refusal("unauthorised");
      const result = await handle(request, caller, { header: (name, value) => void reply.header(name, value) });
      if (!isFrozen(result)) return { result, error: null, "x-uuid": request.id };
      const bytes =
        sent.get(result) ?? Buffer.from(reply.serializeInput(result, endpoint.result as Record<string, unknown>));
      sent.set(result, bytes);
      reply.type("application/json; charset=utf-8");
      return Buffer.concat([ENVELOPE_HEAD, bytes, Buffer.from(`,"error":null,"x-uuid":"${request.id}"}`)]);
    },
  });
}
