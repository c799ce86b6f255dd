import type { Endpoint } from "#contract/wire/endpoint.ts";
import type { ErrorCode } from "#contract/wire/errors.ts";

/** One call as the documentation prints it; a test sends it as it stands and keeps the answer beside it. */
export interface Example {
  /** Names its answer, and itself in OpenAPI. */
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly title: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Why the call is refused, in an example of a refusal. */
  readonly refused?: ErrorCode;
}

/** What the server answered to an example. */
export interface ExampleAnswer {
  readonly status: number;
  readonly body: unknown;
}
