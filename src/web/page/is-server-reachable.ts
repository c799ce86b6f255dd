/** How long the server may take to say that it is there. */
const ANSWER_TIMEOUT_MS = 3000;

/** Tells whether the server can be reached right now; a page that is reloaded without it is lost to the browser's own error page. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}
