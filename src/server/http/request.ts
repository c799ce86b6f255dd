import type { ApiVersion } from "#contract/wire/api-version.ts";
import type { Actor, OrderKeys } from "#domain/accounts/actor.ts";
import type { PolicyName } from "#domain/accounts/policies.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";

/** What a handler knows of its caller besides the input of the call. */
export interface Caller {
  readonly actor: Actor;
  /** Version of the API that the call was sent to. */
  readonly version: ApiVersion;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Whose tariff was asked for; a hint, never an identity. */
  readonly userHint: string | null;
  /** Host name of the request, with port. */
  readonly host: string;
  /** How the calling program names itself. */
  readonly userAgent: string;
  /** Network address of the client. */
  readonly address: string;
  /** The credentials that the call showed. */
  readonly credentials: Credentials;
  /** Whether the calling page lies in a frame on another site's page. */
  readonly framed: boolean;
  /** Whether a browser says that one of our own pages calls. */
  readonly fromOwnPage: boolean;
  /** The key of the call's attempt, bound to whoever makes it where something proves that. */
  readonly attemptKey: string | null;
  /** The same as it was sent; the console stores it beside the account. */
  readonly sentAttemptKey: string | null;
  readonly requestId: string;
}

/** What any call may say besides its input. */
export const HINTS = ["lang", "language", "currency", "user_id", "module_type"] as const;

/** The hints of one call; a hint that is not given is absent. */
export type Hints = Partial<Record<(typeof HINTS)[number], string>>;

/** The credentials that a call shows. */
export interface Credentials {
  /** From the `Authorization` header. */
  readonly token: string | null;
  /** The token in the header came in the address of our page. */
  readonly isTokenShown: boolean;
  /** Session token from the cookie of our own pages. */
  readonly cookie: string | null;
  /** By what our own pages' device is known again. */
  readonly device: string | null;
  /** By what a log-in of our own pages goes on to its second step. */
  readonly challenge: string | null;
  readonly keys: OrderKeys;
  /** What proves who makes an attempt, beside its key. */
  readonly attemptSecret: string | null;
  /** A page asks by itself while nobody does anything with it, so a log-in is not used by it. */
  readonly isUnattended: boolean;
}

/** Identifies the caller; throws when a token is no longer valid. */
export type Identify = (credentials: Credentials) => Promise<Actor>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every route states who may use it; a route without this stops the boot. */
    policy?: PolicyName;
    /** Name of the endpoint or page, for logs and metrics. */
    name?: string;
    /** Version of the API that the route belongs to. */
    version?: ApiVersion;
  }
}

declare module "fastify" {
  interface FastifyInstance {
    /** In what pages and calls start where nobody names a currency; undefined where the language decides. */
    operatorCurrency: Currency | undefined;
    /** The currencies in which an order can be paid by card: only customers who may pay in cash see prices in others. */
    payableCurrencies: readonly Currency[];
    /** Whether a caller may name any currency: customers who may pay in cash, and the staff, who ask for others. */
    isFreeInCurrency: (caller: Pick<Caller, "actor" | "userHint">) => Promise<boolean>;
  }
  interface FastifyRequest {
    /** The caller, known before anything else of the call is read. */
    actor: Actor | null;
    /** What the call says besides its input, noted before validation drops what its schema does not know. */
    hints: Hints | null;
  }
}
