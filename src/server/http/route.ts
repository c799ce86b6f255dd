import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import { apiVersion } from "#contract/wire/api-version.ts";
import {
  API_PREFIXES,
  isOperatorAccess,
  OWN_PREFIX,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
} from "#contract/wire/endpoint.ts";
import { ErrorEnvelope, successEnvelope } from "#contract/wire/envelope.ts";
import { errorSpec } from "#contract/wire/errors.ts";
import { dropEmpty, languageAsLang } from "#contract/wire/members.ts";
import { identityOf, VISITOR } from "#domain/accounts/actor.ts";
import { mayUse } from "#domain/accounts/policies.ts";
import { allowOtherPages } from "#server/http/allow-other-pages.ts";
import { callerOf, credentialsOf, readHints, userHintOf, userNumber } from "#server/http/caller.ts";
import { countOrRefuse, type CountCall } from "#server/http/count-call.ts";
import { JsonText } from "#server/http/json-template.ts";
import { askOperatorRight, keepOperatorDoor } from "#server/http/operator/operator-door.ts";
import type { Caller, Identify } from "#server/http/request.ts";
import { Refusal } from "#server/refusal.ts";

interface SchemaShape {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
}

/**
 * Counts members that a schema does not know. They are dropped rather than refused, because
 * old clients send them; the count shows the operator what partners still send.
 */
function unknownMembers(schema: TSchema | undefined, value: unknown): number {
  if (schema === undefined || typeof value !== "object" || value === null) return 0;
  const { properties, items } = schema as SchemaShape;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + unknownMembers(items, item), 0);
  if (properties === undefined) return 0;
  return Object.entries(value).reduce(
    (sum, [name, member]) => sum + (Object.hasOwn(properties, name) ? unknownMembers(properties[name], member) : 1),
    0,
  );
}

/** What a handler may do to the answer besides returning its result. */
export interface Answer {
  header(name: string, value: string): void;
}

/** Handles an endpoint: one call of a use case, presented as a value or as finished text. */
export type Handler<E extends Endpoint> = (
  input: EndpointInput<E> & { readonly caller: Caller },
  answer: Answer,
) => Promise<EndpointResult<E> | JsonText>;

/** An endpoint with its handler; the endpoint says who may use it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (request: FastifyRequest, caller: Caller, answer: Answer) => Promise<unknown>;
}

/** Binds an endpoint to its handler. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return {
    endpoint,
    handle: (request, caller, answer) => {
      // Fastify has validated the three parts against the endpoint's schemas before this runs.
      const input = { params: request.params, query: request.query, body: request.body } as EndpointInput<E>;
      return handler({ ...input, caller }, answer);
    },
  };
}

/** Called with the number of a call's members that its schema does not know. */
export type CountUnknown = (endpoint: string, count: number) => void;

/** What every route is mounted with. */
export interface Mounting {
  readonly identify: Identify;
  readonly countCall: CountCall;
  readonly countUnknown: CountUnknown;
  /** Whether a number is that of a partner that sells no more. */
  readonly isClosedPartner: (userId: number) => Promise<boolean>;
  /** Whether anything is sold yet. */
  readonly isOpen: () => Promise<boolean>;
}

/** Mounts the routes under every version prefix; only our own prefix appears in the documentation. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], mounting: Mounting): void {
  app.decorateRequest("actor", null);
  app.decorateRequest("hints", null);
  allowOtherPages(app, new Set(routes.flatMap(({ endpoint }) => [...(endpoint.prefixes ?? API_PREFIXES)])));
  for (const mounted of routes) {
    for (const prefix of mounted.endpoint.prefixes ?? API_PREFIXES) mount(app, prefix, mounted, mounting);
  }
}

const envelopes = new WeakMap<TSchema, TSchema>();

/** One schema for all prefixes of a call, so that it is compiled once without being compared. */
function envelopeOf(result: TSchema): TSchema {
  const envelope = envelopes.get(result) ?? successEnvelope(result);
  envelopes.set(result, envelope);
  return envelope;
}

const ENVELOPE_HEAD = Buffer.from('{"result":');

/** The bytes after a successful result. */
const envelopeTail = (uuid: string): Buffer => Buffer.from(`,"error":null,"x-uuid":"${uuid}"}`);

function isFiniteThroughout(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(isFiniteThroughout);
}

function mount(
  app: FastifyInstance,
  prefix: string,
  { endpoint, handle }: Route,
  { identify, countCall, countUnknown, isClosedPartner, isOpen }: Mounting,
): void {
  const { access, limit, needsProof = false, trade } = endpoint;
  const right = isOperatorAccess(access) ? access : undefined;
  const isConsole = right !== undefined;
  const policy = isOperatorAccess(access) ? "operator" : access;
  const kind = limit === "changes" ? "change" : "ask";
  const count = async (request: FastifyRequest): Promise<void> => {
    const { token, cookie } = credentialsOf(request);
    await countOrRefuse(countCall, kind, {
      address: request.ip,
      session: cookie ?? token,
      userId: identityOf(request.actor ?? VISITOR)?.userId ?? null,
      userHint: userHintOf(request),
    });
  };
  const refusals = Object.groupBy(endpoint.errors, (code) => String(errorSpec(code).http));
  app.route({
    method: endpoint.method,
    url: `${prefix}${endpoint.path}`,
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    config: { policy, name: endpoint.name, isCall: true, version: apiVersion(prefix) },
    schema: {
      hide: isConsole,
      ...(prefix === (endpoint.prefixes?.[0] ?? OWN_PREFIX) ? { tags: [endpoint.station] } : {}),
      operationId: endpoint.name,
      summary: endpoint.summary,
      description: endpoint.errors.length > 0 ? `Refusals: ${endpoint.errors.join(", ")}.` : undefined,
      params: endpoint.params,
      querystring: endpoint.query,
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: {
        200: envelopeOf(endpoint.result),
        400: ErrorEnvelope,
        ...Object.fromEntries(
          Object.keys(refusals)
            .filter((status) => status !== "200")
            .map((status) => [status, ErrorEnvelope]),
        ),
      },
    },
    // A caller without access learns nothing about the rest of the call.
    onRequest: async (request, reply) => {
      if (isConsole) keepOperatorDoor(request, reply);
      else if (prefix !== "") reply.header("Access-Control-Allow-Origin", "*");
      const { token, ...others } = credentialsOf(request);
      request.actor = await identify({ ...others, token: endpoint.ignoresToken ? null : token });
      if (!mayUse(policy, request.actor))
        throw request.actor.kind === "account"
          ? new Refusal("forbidden")
          : new Refusal("unauthorised", { words: isConsole ? { desk: 1 } : {} });
      if (right !== undefined) askOperatorRight(right, request);
      if (kind === "ask") await count(request);
      const isProved = request.actor.kind === "account" && request.actor.isProved;
      if (needsProof && !isProved) throw new Refusal("proof-needed");
    },
    preValidation: async (request) => {
      const liberal = endpoint.liberal ?? dropEmpty;
      request.query = (endpoint.liberalQuery ?? dropEmpty)(languageAsLang(request.query));
      if (endpoint.body) request.body = liberal(languageAsLang(request.body ?? {}));
      request.hints = readHints(request);
      // Whatever the rest of the call says: nothing is sold by it.
      if (trade !== undefined && !(await isOpen()))
        throw new Refusal("not-open", { words: isConsole ? { desk: 1 } : {} });
      // The user and the language may be named only in the body.
      if (kind === "change") await count(request);
      const unknown = unknownMembers(endpoint.query, request.query) + unknownMembers(endpoint.body, request.body);
      if (unknown > 0) countUnknown(endpoint.name, unknown);
    },
    preHandler: async ({ params, query, body }) => {
      // Coercion turns text into infinity, past every bound of a schema.
      if (!isFiniteThroughout([params, query, body])) throw new Refusal("malformed", { words: { where: "input" } });
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await callerOf(request);
      // The staff sells from the console, which is no page of a partner.
      const partner = trade === "sells" && !isConsole ? userNumber(caller.userHint) : undefined;
      if (partner !== undefined && (await isClosedPartner(partner))) throw new Refusal("partner-closed");
      const result = await handle(request, caller, { header: (name, value) => void reply.header(name, value) });
      if (!(result instanceof JsonText)) return { result, error: null, "x-uuid": request.id };
      reply.type("application/json; charset=utf-8");
      return Buffer.concat([ENVELOPE_HEAD, result.bytes, envelopeTail(request.id)]);
    },
  });
}
