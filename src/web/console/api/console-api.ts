import { UNATTENDED_HEADER } from "#contract/console-options.ts";
import { OPERATOR_PREFIX, OWN_PREFIX, type EndpointInput, type EndpointResult } from "#contract/wire/endpoint.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { ATTEMPT_HEADER } from "#web/api/call-headers.ts";
import { sendCall } from "#web/api/send-call.ts";
import type { Attendance } from "#web/console/api/attendance.ts";
import { CONSOLE_CALLS, type CallBody, type CallsAlike, type ConsoleCalls } from "#web/console/api/console-calls.ts";

/** A call counts as lost after this long; the server may still have received it. */
const TIMEOUT_MS = 30_000;

/** Input of a call; the client adds the language. */
export type ConsoleInput<Name extends keyof ConsoleCalls> = {
  readonly params?: EndpointInput<ConsoleCalls[Name]>["params"];
  readonly query?: Partial<EndpointInput<ConsoleCalls[Name]>["query"]>;
  readonly body?: EndpointInput<ConsoleCalls[Name]>["body"];
  readonly signal?: AbortSignal;
  /** Tells a repeated attempt from a new one; a call that changes something gets a fresh one where none is given. */
  readonly attempt?: string;
};

/** Calls an endpoint by its name and returns its `result`, or throws an `ApiError`. */
export type ConsoleApi = <Name extends keyof ConsoleCalls>(
  name: Name,
  input?: ConsoleInput<Name>,
) => Promise<EndpointResult<ConsoleCalls[Name]>>;

/**
 * The client for calls that differ in their bodies alone, so that one part sends them all; each body is checked against the schema of its call. The
 * compiler does not see that calls which are alike answer alike, so that is said here, once.
 */
export const callsAlike = <Params, Result>(api: ConsoleApi) =>
  api as <Name extends CallsAlike<Params, Result>>(
    name: Name,
    input: { readonly params: Params; readonly body: CallBody<Name>; readonly attempt: string },
  ) => Promise<Result>;

/**
 * Makes the console's HTTP client: the session is the cookie's, and a lost answer is asked for again under the same key. Whoever is told that the log-in
 * has ended by any call but that for the session itself is asked to log in at once.
 */
export function createConsoleApi(locale: string, attendance: Attendance, onLoggedOut: () => void): ConsoleApi {
  return async (name, { params, query, body, signal, attempt = newAttemptKey() } = {}) => {
    const { method, path, prefix = OWN_PREFIX } = CONSOLE_CALLS[name];
    const values = (params ?? {}) as Readonly<Record<string, unknown>>;
    const address = `${prefix}${path}`.replace(/:(\w+)/g, (_, member: string) =>
      encodeURIComponent(String(values[member])),
    );
    const search = new URLSearchParams({ lang: locale });
    for (const [member, value] of Object.entries(query ?? {}))
      if (value !== undefined && value !== "") search.set(member, String(value));
    const signals = [signal, AbortSignal.timeout(TIMEOUT_MS)].filter((one) => one !== undefined);
    const answer = await sendCall(`${method} ${prefix}${path}`, `${address}?${search.toString()}`, {
      method,
      headers: {
        accept: "application/json",
        ...(attendance.isUnattended() && { [UNATTENDED_HEADER]: "1" }),
        ...(method === "POST" && { "content-type": "application/json", [ATTEMPT_HEADER]: attempt }),
      },
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.any(signals),
    }).catch((error: unknown) => {
      const isEnded = error instanceof ApiError && error.status === 401 && prefix === OPERATOR_PREFIX;
      if (isEnded && name !== "getStaffSession") onLoggedOut();
      throw error;
    });
    return answer as EndpointResult<ConsoleCalls[typeof name]>;
  };
}
