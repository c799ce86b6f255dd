/** How long the server may take to answer. */
const ANSWER_TIMEOUT_MS = 3000;

/** Whether the server can be reached right now; reloading without it would show the browser's own error page. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}
