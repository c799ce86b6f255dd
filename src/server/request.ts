import type { Actor } from "#domain/accounts/actor.ts";
import type { Locale } from "#domain/places/place.ts";
import type { Currency } from "#domain/values/money.ts";

/** What a handler knows of its caller beside the input of the call. */
export interface Caller {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Whose tariff was asked for; a hint, never an identity. */
  readonly userHint: string | null;
  /** Host name of the request, with port. */
  readonly host: string;
  readonly attemptKey: string | null;
  readonly requestId: string;
}

/** Who may use a route: a name for the printed table and a predicate. */
export interface Policy {
  readonly name: string;
  readonly may: (actor: Actor) => boolean;
}

/** Open to everybody. */
export const anybody: Policy = { name: "anybody", may: () => true };

/** Only with an order key; which order it opens is checked in the use case. */
export const orderHolder: Policy = { name: "order holder", may: (actor) => actor.kind === "order-holder" };

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every route states who may use it; one that does not stops the boot (T-02). */
    policy?: Policy;
    /** Name of the endpoint or page, for logs and metrics. */
    name?: string;
  }
}
