import type { Static, TSchema } from "typebox";
import type { ErrorCode } from "#contract/wire/errors.ts";

/** Version prefixes under which every public call is served (ruling 12). */
export const API_PREFIXES = ["/v1", "/v3", "/v4", "/transnextgen/v1", "/transnextgen/v3", "/transnextgen/v4"] as const;

/** The prefix our own pages use outside a frame. */
export const OWN_PREFIX = "/v4";

/** The prefix of what the operator's console calls, which answers our own pages alone. */
export const OPERATOR_PREFIX = "/operator/v1";

/** Whether an address lies below the API, where nobody looks for a page. */
export const isApiAddress = (url: string): boolean =>
  API_PREFIXES.some((prefix) => url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length)));

/** The six stations of an order, and the areas beside them. */
export type Station =
  | "accounts"
  | "partners"
  | "places"
  | "prices"
  | "booking"
  | "orders"
  | "payments"
  | "notifications"
  | "requests";

/** One API call as a value: the server mounts it, the browser calls it, and OpenAPI is printed from it. */
export interface Endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema | undefined = TSchema | undefined,
  Result extends TSchema = TSchema,
> {
  readonly name: string;
  readonly station: Station;
  readonly method: "GET" | "POST" | "PUT";
  /** Where the call is served, if not under every version; the documentation prints the first. */
  readonly prefixes?: readonly string[];
  /** Ignores an expired token, because this call exists to get a new one. */
  readonly ignoresToken?: boolean;
  /** Path below a prefix, with `:name` parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  /** The largest body in bytes, where it is not the common one. */
  readonly bodyLimit?: number;
  /** Refusals this call may answer besides the common ones. */
  readonly errors: readonly ErrorCode[];
  /** Converts old and sloppy bodies to the schema's shape. */
  readonly liberal?: (body: unknown) => unknown;
  /** The same for the query. */
  readonly liberalQuery?: (query: unknown) => unknown;
}

/** Declares an endpoint and keeps the types of its schemas. */
export function endpoint<P extends TSchema, Q extends TSchema, B extends TSchema | undefined, R extends TSchema>(
  value: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return value;
}

/** The decoded input of an endpoint. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Static<E["params"]>;
  readonly query: Static<E["query"]>;
  readonly body: E["body"] extends TSchema ? Static<E["body"]> : undefined;
}

/** The type of an endpoint's `result`. */
export type EndpointResult<E extends Endpoint> = Static<E["result"]>;
