import { EXAMPLE_FILES } from "#contract/examples/example-files.ts";
import type { Example, ExampleAnswer } from "#contract/examples/example.ts";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import { API_PREFIXES, type PublicAccess, type PublicEndpoint } from "#contract/wire/endpoint.ts";
import { ErrorEnvelope } from "#contract/wire/envelope.ts";
import { errorSpec } from "#contract/wire/errors.ts";
import { POLICIES } from "#domain/accounts/policies.ts";
import { SESSION_COOKIE } from "#server/http/session-cookie.ts";

const JSON_TYPE = "application/json";

const REFUSAL = { $ref: "#/components/schemas/Refusal" };

/** The credentials a caller may show, by policy; an empty object means none. */
const SECURITY: Readonly<Record<PublicAccess, readonly object[]>> = {
  anybody: [{}, { bearer: [] }, { session: [] }],
  "order holder": [{ orderKey: [] }, { bearer: [] }, { session: [] }],
  "logged in": [{ bearer: [] }, { session: [] }],
  company: [{ bearer: [] }, { session: [] }],
  partner: [{ bearer: [] }, { session: [] }],
};

interface Shown {
  readonly example: Example;
  readonly answer: ExampleAnswer;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  example?: unknown;
}

interface Media {
  schema?: object;
  examples?: Record<string, object>;
}

interface Operation {
  readonly operationId?: string;
  description?: string;
  security?: readonly object[];
  parameters?: object[];
  requestBody?: { content?: Record<string, Media> };
  responses?: Record<string, { description?: string; headers?: object; content?: Record<string, Media> }>;
}

const ENDPOINTS: ReadonlyMap<string, PublicEndpoint> = new Map(PUBLIC_ENDPOINTS.map((one) => [one.name, one]));

/** Completes the documented calls: who may use them, how often, how they are refused, and examples from the server. */
export function describeCalls(paths: Readonly<Record<string, object | undefined>>): void {
  const shown = Object.groupBy(allShown(), ({ example }) => example.endpoint.name);
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods ?? {}) as Operation[]) {
      const endpoint = ENDPOINTS.get(operation.operationId ?? "");
      if (endpoint !== undefined) describe(operation, endpoint, shown[endpoint.name] ?? []);
    }
  }
}

function allShown(): Shown[] {
  return EXAMPLE_FILES.flatMap(({ examples, answers }) =>
    examples.flatMap((example) => {
      const answer = answers[example.id];
      return answer === undefined ? [] : [{ example, answer }];
    }),
  );
}

function describe(operation: Operation, endpoint: PublicEndpoint, shown: readonly Shown[]): void {
  const policy = endpoint.access;
  operation.security = SECURITY[policy];
  operation.description = [
    `Who may: ${policy === "anybody" ? policy : POLICIES[policy].join(", ")}.`,
    `Limit: ${endpoint.limit === "changes" ? "CHANGES_PER_HOUR" : "CALLS_PER_MINUTE"}.`,
    endpoint.prefixes === undefined
      ? `Answers under ${API_PREFIXES.join(", ")}.`
      : `Answers under ${endpoint.prefixes.map((prefix) => prefix || "/").join(", ")}.`,
    refusalsOf(endpoint),
  ]
    .filter(Boolean)
    .join("\n\n");
  describeResponses(operation, endpoint, policy);
  if (endpoint.isOnce) {
    (operation.parameters ??= []).push(
      { $ref: "#/components/parameters/IdempotencyKey" },
      { $ref: "#/components/parameters/IdempotencySecret" },
    );
  }
  addExamples(operation, shown);
}

function refusalsOf({ errors }: PublicEndpoint): string {
  return errors.length === 0
    ? ""
    : `Refusals: ${errors.map((code) => `${code} (${errorSpec(code).number})`).join(", ")}.`;
}

/** Business refusals come with 200; the status only says that a caller has no access or calls too often. */
function describeResponses(operation: Operation, endpoint: PublicEndpoint, policy: PublicAccess): void {
  const responses = (operation.responses ??= {});
  const refusal = () => ({ description: "", content: { [JSON_TYPE]: { schema: REFUSAL } } });
  for (const [status, { content }] of Object.entries(responses)) {
    const media = content?.[JSON_TYPE];
    if (media !== undefined && status !== "200") media.schema = REFUSAL;
  }
  if (policy !== "anybody") responses["401"] ??= refusal();
  if (POLICIES[policy].length < POLICIES["logged in"].length) responses["403"] ??= refusal();
  responses["429"] ??= refusal();
  for (const [status, response] of Object.entries(responses)) response.description = STATUS_WORDS[status] ?? "Refused.";
  if (endpoint.errors.includes("login-wrong") && responses["400"] !== undefined)
    responses["400"].description =
      "The call is not well formed, or name or password is wrong; under /v1 the latter has 200.";
  responses["429"].headers = {
    "Retry-After": { description: "seconds to wait", schema: { type: "integer", minimum: 1 } },
  };
  const media = responses["200"]?.content?.[JSON_TYPE];
  const isRefusedWith200 = endpoint.errors.some((code) => errorSpec(code).http === 200);
  if (media?.schema !== undefined && isRefusedWith200) media.schema = { anyOf: [media.schema, REFUSAL] };
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  200: "Carried out where error is null; otherwise refused for a reason of the trade.",
  400: "The call is not well formed.",
  401: "Nobody is logged in, or the token or the key is not good.",
  403: "The account may not do that.",
  404: "It is not there, or not the caller's.",
  422: "The Idempotency-Key was used for something else.",
  429: "Too many calls.",
};

function addExamples(operation: Operation, shown: readonly Shown[]): void {
  const [first] = shown;
  if (first === undefined) return;
  const { params = {}, query = {}, headers = {} } = first.example;
  for (const parameter of (operation.parameters ?? []) as Parameter[]) {
    const values = parameter.in === "path" ? params : parameter.in === "query" ? query : headers;
    const value = values[parameter.name];
    if (value !== undefined) parameter.example = value;
  }
  const asked = operation.requestBody?.content?.[JSON_TYPE];
  for (const { example, answer } of shown) {
    const { id, title, body, refused } = example;
    const named = (value: unknown) => ({ summary: refused === undefined ? title : `${title}: ${refused}`, value });
    if (asked !== undefined && body !== undefined) (asked.examples ??= {})[id] = named(body);
    const answered = operation.responses?.[String(answer.status)]?.content?.[JSON_TYPE];
    if (answered !== undefined) (answered.examples ??= {})[id] = named(answer.body);
  }
}

/** Parts of the document that the calls refer to. */
export const COMPONENTS = {
  schemas: { Refusal: ErrorEnvelope },
  securitySchemes: {
    bearer: { type: "http", scheme: "bearer", description: "The token that a log-in answers." },
    session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE, description: "The same, as our pages keep it." },
    orderKey: {
      type: "apiKey",
      in: "header",
      name: "Order-Key",
      description: "Opens one order; the answer to the order and the traveller's mail carry it.",
    },
  },
  parameters: {
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description:
        "Drawn by chance for each thing to be done and sent again with every retry of it, best as 16 to 128 of A-Z, a-z, 0-9, - and _; with or without quotes.",
      schema: { type: "string", minLength: 1, maxLength: 255 },
    },
    IdempotencySecret: {
      name: "Idempotency-Secret",
      in: "header",
      required: false,
      description:
        "For callers without a token: at least 128 random bits, kept like a password and sent with every retry. Without it a repeated order comes without its order key, because a key alone does not show whose it is.",
      schema: { type: "string", pattern: "^[A-Za-z0-9_-]{22,128}$" },
    },
  },
} as const;
