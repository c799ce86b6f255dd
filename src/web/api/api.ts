import type { PageOptions } from "#contract/page-options.ts";
import { OWN_PREFIX, type EndpointResult } from "#contract/wire/endpoint.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { CALL_ADDRESSES, type Calls } from "#web/api/call-addresses.ts";
import { followVisit } from "#web/api/follow-visit.ts";
import { sendCall } from "#web/api/send-call.ts";
import { askToLogIn, type PageStore } from "#web/page/page-state.ts";
import { reportFailure } from "#web/report/report-failure.ts";

/**
 * Failures with these statuses show no notice: the first opens the log-in popup, the second was cancelled by the visitor
 *.
 */
const SILENCED = [401, 499] as const;

let told = 0;

/** Adds a notice about a failed call, titled RpcError, with the server's message. */
function tellFailure(
  store: PageStore,
  error: unknown,
  messages: Readonly<Record<string, string>>,
  silenced: readonly number[] = SILENCED,
): void {
  const failed = error instanceof ApiError ? error : undefined;
  if (failed && (failed.lost === "aborted" || silenced.includes(failed.status))) return;
  const words = failed?.lost === "network" ? messages["common.offline"] : failed?.message;
  const text = [messages["RpcError"] ?? "RpcError", words].filter(Boolean).join(". ");
  told += 1;
  store.setState(({ notices }) => ({ notices: [...notices, { key: `failure-${told}`, text }] }));
}

/** A call counts as lost after this long; the server may still have received it. */
export const CALL_TIMEOUT_MS = 30_000;

/** The prefix our pages use on another site's page. */
const FRAME_PREFIX = "/v1";

type ApiOptions = Pick<PageOptions, "locale" | "currency" | "moduleType" | "messages">;

/**
 * Makes the page's HTTP client. Going back or forward cancels pending calls. `userHint` gives a call's `user_id`,
 * empty for none.
 */
export function createApi(
  options: ApiOptions,
  store: PageStore,
  userHint: () => Promise<string> | string = () => "",
): Api {
  const { moduleType } = options;
  const isFramed = moduleType.startsWith("frame");
  const visit = followVisit();

  return async (name, { params, query, body, headers, signal, keep, notify }) => {
    const { method, path, prefix = isFramed ? FRAME_PREFIX : OWN_PREFIX } = CALL_ADDRESSES[name];
    const address = `${prefix}${fillPath(path, params)}`;
    const signals = [signal, keep ? undefined : visit()];
    const search = searchText({
      lang: options.locale,
      currency: options.currency,
      module_type: moduleType,
      ...(!isFramed && { trans_host_name: location.host }),
      ...(ABOUT_ONESELF.test(path) ? {} : { user_id: await userHint() }),
      ...query,
    });
    const { token } = store.getState();
    const answer = await sendCall(
      `${method} ${address}`,
      `${address}?${search}`,
      {
        method,
        headers: {
          accept: "application/json",
          ...(body && { "content-type": "application/json" }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.any([...signals, AbortSignal.timeout(CALL_TIMEOUT_MS)].filter((one) => one !== undefined)),
      },
      options.messages,
    ).catch((error: ApiError) => {
      if (error.status === 401 && name !== NEEDS_NO_SESSION) {
        endSession(store, token);
        if (!SAYS_WHAT_OPENS.has(name)) askToLogIn(store);
      }
      if (error.status >= 500) reportFailure(error, store);
      if (notify) tellFailure(store, error, options.messages);
      throw error;
    });
    return answer as EndpointResult<Calls[typeof name]>;
  };
}

/** Paths of calls about the caller, which carry no `user_id`. */
const ABOUT_ONESELF = /auth|logout|setting-user/;

/** A certificate is tried beside the order: refused for want of a session, it leaves the page as it is. */
const NEEDS_NO_SESSION: keyof Calls = "calculateNewPrice";

/** Calls of an order's page, which says itself what would open the order. */
const SAYS_WHAT_OPENS: ReadonlySet<string> = new Set<keyof Calls>([
  "getOrder",
  "getOrderNumber",
  "keepOrder",
  "checkCancel",
  "cancelTrip",
]);

/** The session has ended: the page forgets the account. */
function endSession(store: PageStore, shown: string | undefined): void {
  // A newer token is not the one that was refused.
  if (store.getState().token === shown) store.setState({ token: undefined, account: null });
}

function fillPath(path: string, params: object | undefined): string {
  const values = params as Readonly<Record<string, unknown>>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function searchText(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.toString();
}
