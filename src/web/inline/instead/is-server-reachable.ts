import { OWN_ORIGIN } from "#web/inline/own-origin.ts";
import type { isServerReachable as ofPage } from "#web/page/is-server-reachable.ts";

/** How long the server may take to answer. */
const ANSWER_TIMEOUT_MS = 3000;

/** Whether our server can be reached; its answer about its health is for its own pages, so that any answer counts. */
export const isServerReachable: typeof ofPage = () =>
  fetch(`${OWN_ORIGIN}/embed/v1.js`, {
    cache: "no-store",
    credentials: "omit",
    mode: "no-cors",
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  );
