import type { Endpoint, EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import type { Calls } from "#web/api/call-headers.ts";
import type { CallAddress } from "#web/api/client-calls.ts";

type Part<Value> = { readonly [Key in keyof Value]?: Value[Key] };

/** Input of a call; the client adds the values that every call carries. */
export type InputOf<Call extends Endpoint> = {
  readonly params?: EndpointInput<Call>["params"];
  readonly query?: Part<EndpointInput<Call>["query"]>;
  readonly body?: EndpointInput<Call>["body"];
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Not cancelled when the visitor goes back, because the server may already be acting on it. */
  readonly keep?: boolean;
  /** Shows a notice for a failure as well as throwing it (ERR-19). */
  readonly notify?: boolean;
};

/** Input of a call that every page may make. */
export type CallInput<Name extends keyof Calls> = InputOf<Calls[Name]> & {
  /** Where it is sent, for a call that the table of every page does not have. */
  readonly at?: CallAddress;
};

/** Calls an endpoint by its name and returns its `result`, or throws an `ApiError`. */
export type Api = <Name extends keyof Calls>(
  name: Name,
  input: CallInput<Name>,
) => Promise<EndpointResult<Calls[Name]>>;
