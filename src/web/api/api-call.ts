import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import type { Calls } from "#web/api/call-addresses.ts";

type Part<Value> = { readonly [Key in keyof Value]?: Value[Key] };

/** Input of a call; the client adds the values that every call carries. */
export type CallInput<Name extends keyof Calls> = {
  readonly params?: EndpointInput<Calls[Name]>["params"];
  readonly query?: Part<EndpointInput<Calls[Name]>["query"]>;
  readonly body?: EndpointInput<Calls[Name]>["body"];
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Not cancelled when the visitor goes back, because the server may already be acting on it. */
  readonly keep?: boolean;
  /** Shows a notice for a failure as well as throwing it. */
  readonly notify?: boolean;
};

/** Calls an endpoint by its name and returns its `result`, or throws an `ApiError`. */
export type Api = <Name extends keyof Calls>(
  name: Name,
  input: CallInput<Name>,
) => Promise<EndpointResult<Calls[Name]>>;
