import type { Api } from "#web/api/api-call.ts";
import { askOwnSettings } from "#web/api/own-account.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import type { PageStore } from "#web/page/page-state.ts";
import type { SecondStepAsked } from "./second-step/second-step-asked.ts";

/** What coming in needs of the page. */
export type ComingIn = {
  readonly api: Api;
  readonly store: PageStore;
  /** The page runs in a frame, where browsers may block cookies. */
  readonly isFramed: boolean;
  readonly reload: () => void;
  /** Called when the token is held in memory: the answers given to a visitor are out of date. */
  readonly onHeld: () => void;
};

type LogInDeps = ComingIn & {
  /** Turns a refusal or a lost call into a message. */
  readonly say: (error: unknown) => string;
  /** Called when the password is right and not enough. */
  readonly onSecondStep: (asked: SecondStepAsked) => void;
};

/** Logs in, or says what the account needs besides its password. */
export async function logIn(name: string, password: string, deps: LogInDeps): Promise<void> {
  const { api, store, say, onSecondStep } = deps;
  store.setState({ login: { step: "loading" } });
  try {
    // The name is sent as `user_id` in every case; the server reads it as the log-in name.
    const { token } = await api("logIn", { body: { user_id: name, password }, keep: true });
    await comeIn(token, deps);
  } catch (error) {
    const asked = await askedBy(error, api).catch(() => undefined);
    if (asked !== undefined) onSecondStep(asked);
    store.setState({ login: asked === undefined ? { step: "error", message: say(error) } : { step: "visible" } });
  }
}

/**
 * Takes the session of a log-in. With the cookie the page reloads once and keeps everything typed; in a frame without cookies the
 * token stays in memory and nothing reloads.
 */
export async function comeIn(token: string, { api, store, isFramed, reload, onHeld }: ComingIn): Promise<void> {
  store.setState({ token: undefined });
  const hasCookie = !isFramed || (await askOwnSettings(api)) !== null;
  if (hasCookie) return reload();
  store.setState({ token, account: undefined });
  store.setState({ account: await askOwnSettings(api), login: { step: "hidden" } });
  onHeld();
}

/**
 * Ends a log-in whose password was right. In a frame whose browser keeps no cookies the server cannot know what the code is for, however
 * fast it comes: false, and only a window of its own helps (0063).
 */
export async function takeStep(code: string, deps: ComingIn): Promise<boolean> {
  try {
    const { token } = await deps.api("takeSecondStep", { body: { code }, keep: true });
    await comeIn(token, deps);
    return true;
  } catch (error) {
    if (deps.isFramed && refusalCode(error) === "second-step-over") return false;
    throw error;
  }
}

async function askedBy(error: unknown, api: Api): Promise<SecondStepAsked | undefined> {
  const code = refusalCode(error);
  if (code === "second-step-needed") return { is: "code" };
  return code === "second-step-missing"
    ? { is: "enrolment", card: await api("beginSecondStep", { body: {}, keep: true }) }
    : undefined;
}
