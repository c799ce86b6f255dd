import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { askOwnSettings } from "#web/api/own-account.ts";
import type { PageStore } from "#web/page/page-state.ts";

type LogInDeps = {
  readonly api: Api;
  readonly store: PageStore;
  /** The page lies in a frame, where browsers may keep cookies back. */
  readonly isFramed: boolean;
  /** Words for a refusal or a lost call. */
  readonly say: (error: unknown) => string;
  readonly reload: () => void;
  /** What the server answered to nobody in particular is out of date. */
  readonly onHeld: () => void;
};

/**
 * Logs in. With the cookie the page reloads once and everything typed is still there (AUT-03); where a frame gets no cookies the
 * token stays in memory and nothing reloads (ruling 6).
 */
export async function logIn(name: string, password: string, deps: LogInDeps): Promise<void> {
  const { api, store, isFramed, say, reload, onHeld } = deps;
  store.setState({ login: { step: "loading" } });
  try {
    // The name travels as `user_id` whatever it is (OPN-093); the server reads it as the log-in name.
    const { token } = await api("logIn", { body: { user_id: name, password }, keep: true });
    store.setState({ token: undefined });
    const hasCookie = !isFramed || (await askOwnSettings(api)) !== null;
    if (hasCookie) return reload();
    store.setState({ token, account: undefined });
    store.setState({ account: await askOwnSettings(api), login: { step: "hidden" } });
    onHeld();
  } catch (error) {
    store.setState({ login: { step: "error", message: say(error) } });
  }
}

/** Seconds to wait that a refusal names; undefined for any other. */
export function waitOf(error: unknown): number | undefined {
  return error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
}
