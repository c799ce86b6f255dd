import type { Api } from "#web/api/api-call.ts";
import { askOwnSettings } from "#web/api/own-account.ts";
import type { PageStore } from "#web/page/page-state.ts";

type LogInDeps = {
  readonly api: Api;
  readonly store: PageStore;
  /** The page runs in a frame, where browsers may block cookies. */
  readonly isFramed: boolean;
  /** Turns a refusal or a lost call into a message. */
  readonly say: (error: unknown) => string;
  readonly reload: () => void;
  /** Called when the token is held in memory: the answers given to a visitor are out of date. */
  readonly onHeld: () => void;
};

/**
 * Logs in. With the cookie the page reloads once and keeps everything typed (AUT-03); in a frame without cookies the token
 * stays in memory and nothing reloads (ruling 6).
 */
export async function logIn(name: string, password: string, deps: LogInDeps): Promise<void> {
  const { api, store, isFramed, say, reload, onHeld } = deps;
  store.setState({ login: { step: "loading" } });
  try {
    // The name is sent as `user_id` in every case (OPN-093); the server reads it as the log-in name.
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
