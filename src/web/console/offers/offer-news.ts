import type { RequestPageView } from "#contract/console/requests/request-views.ts";

/** One thing that happened to a request: a deed of the staff, or what it became without one. */
export type OfferNews = { readonly at: number; readonly by: string } & (
  | { readonly call: string; readonly after: Readonly<Record<string, unknown>> }
  | { readonly became: RequestPageView["request"]["state"] }
);

/** Deeds that an answer does not meet: its form shows what they did. */
const SEEN_ANYWAY: ReadonlySet<string> = new Set(["addYachtPhoto", "sendRequestLetterAgain"]);

/** States that come without a deed of the staff. */
const BY_ITSELF: ReadonlySet<string> = new Set(["accepted", "expired"]);

/** What has happened to a request since somebody began to answer it, the newest first. */
export function offerNews(
  seen: Pick<RequestPageView, "history" | "request">,
  { history, request, now }: Pick<RequestPageView, "history" | "request" | "now">,
): readonly OfferNews[] {
  const deeds = history
    .slice(0, Math.max(0, history.length - seen.history.length))
    .filter(({ call }) => !SEEN_ANYWAY.has(call))
    .map(({ at, by, call, after }) => ({ at, by, call, after }));
  const { state } = request;
  return state !== seen.request.state && BY_ITSELF.has(state) ? [{ at: now, by: "", became: state }, ...deeds] : deeds;
}
