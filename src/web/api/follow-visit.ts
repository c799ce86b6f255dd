/** Gives the signal of the visit that is going on, which is aborted when somebody goes back or forward. */
export function followVisit(): () => AbortSignal {
  let visit = new AbortController();
  globalThis.addEventListener?.("popstate", () => {
    visit.abort();
    visit = new AbortController();
  });
  return () => visit.signal;
}
