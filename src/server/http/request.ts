import type { ApiVersion } from "#contract/wire/api-version.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";
import type { PolicyName } from "#server/policies.ts";

/** What a handler knows of its caller beside the input of the call. */
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
  /** Network address of the client. */
  readonly address: string;
  /** What the call showed of who sends it. */
  readonly credentials: Credentials;
  /** Whether the calling page lies in a frame on somebody else's page. */
  readonly framed: boolean;
  readonly attemptKey: string | null;
  readonly requestId: string;
}

/** What a call shows of who sends it. */
export interface Credentials {
  /** Of the `Authorization` header. */
  readonly token: string | null;
  /** Session token of the cookie of our own pages. */
  readonly cookie: string | null;
  readonly orderKey: string | null;
}

/** Tells who calls; throws where a shown token is no longer good. */
export type Identify = (credentials: Credentials) => Promise<Actor>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every route states who may use it; one that does not stops the boot (T-02). */
    policy?: PolicyName;
    /** Name of the endpoint or page, for logs and metrics. */
    name?: string;
    /** Version of the API that the route belongs to. */
    version?: ApiVersion;
  }
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls, known before anything else of the call is read. */
    actor: Actor | null;
  }
}
