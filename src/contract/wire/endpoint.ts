import type { Static, TSchema } from "typebox";
import type { ErrorCode } from "#contract/wire/errors.ts";
import type { PolicyName } from "#domain/accounts/policies.ts";
import type { StaffRight } from "#domain/accounts/staff-rights.ts";

/** Version prefixes under which every public call is served. */
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

/** Which policy a public call asks for; the operator's own is for the calls of the console alone. */
export type PublicAccess = Exclude<PolicyName, "operator">;

/** What a call of the console asks for: any role of the staff, or a right that goes far enough. */
export type OperatorAccess = "any role" | { readonly right: StaffRight; readonly to: "look" | "work" };

/** Whether what a call asks for is a right of the staff, so that it is one of the console. */
export const isOperatorAccess = (access: PublicAccess | OperatorAccess): access is OperatorAccess =>
  typeof access === "object" || access === "any role";

/** How the entry of a call of the staff is treated; the words for it have the key `console.deed.` with the call's name. */
export interface AuditFacts {
  /** Moves money or decides about it: an accountant reads the entry. */
  readonly isAboutMoney?: true;
  /** In the history of an order: something else there says it already, or it says nothing of a person. */
  readonly inHistory?: "told otherwise" | "names nobody";
}

/**
 * One API call as a value, with everything that is decided by the call alone: the server mounts and guards it, the
 * browser calls it, and OpenAPI is printed from it.
 */
export interface Endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema | undefined = TSchema | undefined,
  Result extends TSchema = TSchema,
  Name extends string = string,
> {
  /** Its key in `publicCalls` or `operatorCalls`. */
  readonly name: Name;
  /** Who may make it at all; the use case decides which data they see. */
  readonly access: PublicAccess | OperatorAccess;
  /** Causes work or sends a message, so that it is limited more strictly than a question. */
  readonly limit?: "changes";
  /** Only passes when the password or a code was shown in the last 15 minutes; what takes the password itself needs nothing more. */
  readonly needsProof?: true;
  /**
   * "sells": refused on the pages of a partner that is closed, where what was ordered before is served as ever.
   * "sells" and "quotes": refused to everybody until a production server has prices of its operator's own.
   */
  readonly trade?: "sells" | "quotes";
  /** Takes an attempt key; the same key always gets the same answer. A call of the console that leaves an entry always does. */
  readonly isOnce?: true;
  /** Shows what another call would do: changes nothing and leaves no entry, though it is sent as a POST. */
  readonly isPreview?: true;
  readonly audit?: AuditFacts;
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

/** Whether a call of the console changes something or hands something out, so that it leaves an entry and takes an attempt key. */
export const leavesEntry = ({ access, method, isPreview }: Endpoint): boolean =>
  isOperatorAccess(access) && method !== "GET" && isPreview !== true;

/** A call of the public API. */
export interface PublicEndpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema | undefined = TSchema | undefined,
  Result extends TSchema = TSchema,
  Name extends string = string,
> extends Endpoint<Params, Query, Body, Result, Name> {
  readonly access: PublicAccess;
}

/** A call of the operator's console. */
export interface OperatorEndpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema | undefined = TSchema | undefined,
  Result extends TSchema = TSchema,
  Name extends string = string,
> extends Endpoint<Params, Query, Body, Result, Name> {
  readonly access: OperatorAccess;
  readonly prefixes: readonly [typeof OPERATOR_PREFIX];
}

/** Declares a call of the public API and keeps its name and the types of its schemas. */
export function endpoint<
  const Name extends string,
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema | undefined,
  R extends TSchema,
>(value: PublicEndpoint<P, Q, B, R, Name>): PublicEndpoint<P, Q, B, R, Name> {
  return value;
}

/** The same for a call of the console, which is served under one prefix. */
export function operatorEndpoint<
  const Name extends string,
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema | undefined,
  R extends TSchema,
>(value: Omit<OperatorEndpoint<P, Q, B, R, Name>, "prefixes">): OperatorEndpoint<P, Q, B, R, Name> {
  return { ...value, prefixes: [OPERATOR_PREFIX] };
}

/** A table of calls, each under its own name. */
export type CallsByName<Table, Call extends Endpoint> = {
  readonly [Name in keyof Table]: Call & { readonly name: Name };
};

/** The decoded input of an endpoint. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Static<E["params"]>;
  readonly query: Static<E["query"]>;
  readonly body: E["body"] extends TSchema ? Static<E["body"]> : undefined;
}

/** The type of an endpoint's `result`. */
export type EndpointResult<E extends Endpoint> = Static<E["result"]>;
