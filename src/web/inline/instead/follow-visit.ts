import type { followVisit as ofPage } from "#web/api/follow-visit.ts";

/** Back and Forward lead through the host's pages, and are no reason to stop a call of ours. */
export const followVisit: typeof ofPage = () => {
  const { signal } = new AbortController();
  return () => signal;
};
