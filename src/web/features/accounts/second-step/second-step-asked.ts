import type { beginSecondStep } from "#contract/own-account/second-step.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";

/** What an app takes in, as the server draws it. */
export type SeedCard = EndpointResult<typeof beginSecondStep>;

/** What a log-in goes on with: a code, or setting up where codes come from. */
export type SecondStepAsked = { readonly is: "code" } | { readonly is: "enrolment"; readonly card: SeedCard };
