import type { Endpoint } from "#contract/wire/endpoint.ts";
import type { ErrorCode } from "#contract/wire/errors.ts";

/** One call as the documentation prints it; a test sends it unchanged and stores the answer beside it. */
export interface Example {
  /** The name of its answer, also used in OpenAPI. */
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly title: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The expected refusal, in an example of one. */
  readonly refused?: ErrorCode;
}

/** The server's answer to an example. */
export interface ExampleAnswer {
  readonly status: number;
  readonly body: unknown;
}
