import { OWN_PREFIX, type EndpointInput, type EndpointResult } from "#contract/endpoint.ts";
import type { PageOptions } from "#contract/page-options.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { ENDPOINTS, type Calls } from "#web/lib/endpoints.ts";

/** A call is given up as lost after this long; the server may still have taken it. */
export const CALL_TIMEOUT_MS = 30_000;

type Part<Value> = { readonly [Key in keyof Value]?: Value[Key] };

/** Input of a call; the values that every call carries are added by the client. */
export type CallInput<Name extends keyof Calls> = {
  readonly params?: EndpointInput<Calls[Name]>["params"];
  readonly query?: Part<EndpointInput<Calls[Name]>["query"]>;
  readonly body?: EndpointInput<Calls[Name]>["body"];
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Not given up when the visitor goes back: the server may already be acting on it. */
  readonly keep?: boolean;
};

/** Calls an endpoint by its name and gives its `result`, or throws an `ApiError`. */
export type Api = <Name extends keyof Calls>(
  name: Name,
  input: CallInput<Name>,
) => Promise<EndpointResult<Calls[Name]>>;

/** Makes the one HTTP client of the page. Going back or forward gives up calls under way (APP-16). */
export function createApi(options: Pick<PageOptions, "locale" | "currency" | "userId">): Api {
  let visit = new AbortController();
  globalThis.window?.addEventListener("popstate", () => {
    visit.abort();
    visit = new AbortController();
  });
  return async (name, { params, query, body, headers, signal, keep }) => {
    const { method, path } = ENDPOINTS[name];
    const address = `${OWN_PREFIX}${fillPath(path, params)}`;
    const search = searchText({ ...common(options), ...query });
    const signals = [signal, keep ? undefined : visit.signal, AbortSignal.timeout(CALL_TIMEOUT_MS)];
    const request = `${method} ${address}`;
    const answer = await send(request, `${address}?${search}`, {
      method,
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.any(signals.filter((one) => one !== undefined)),
    });
    return answer as EndpointResult<Calls[typeof name]>;
  };
}

function common({ locale, currency, userId }: Pick<PageOptions, "locale" | "currency" | "userId">) {
  return {
    lang: locale,
    currency,
    module_type: "booking",
    trans_host_name: location.host,
    ...(userId !== "" && { user_id: userId }),
  };
}

async function send(request: string, url: string, init: RequestInit): Promise<unknown> {
  const lose = (cause: unknown) => {
    const aborted = cause instanceof DOMException && cause.name === "AbortError";
    const lost = aborted ? "aborted" : "network";
    return new ApiError(request, { name: "Network", message: "", code: 0, status: 0 }, lost);
  };
  const response = await fetch(url, init).catch((cause: unknown) => Promise.reject(lose(cause)));
  const text = await response.text().catch((cause: unknown) => Promise.reject(lose(cause)));
  const envelope = parse(text);
  if (envelope?.error) throw new ApiError(request, envelope.error);
  if (response.status >= 400 || envelope === undefined) {
    throw new ApiError(request, { name: "HTTP", message: "", code: 0, status: response.status });
  }
  return envelope.result;
}

type Envelope = {
  readonly result: unknown;
  readonly error?: ConstructorParameters<typeof ApiError>[1] | null;
};

function parse(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "result" in value ? (value as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

function fillPath(path: string, params: object | undefined): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function searchText(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.toString();
}
