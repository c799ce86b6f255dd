import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import changes from "#web/console/changes/changes.module.css";
import type { RequestSaid } from "#web/console/requests/use-request-actions.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";

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

type OfferNewsListProps = { readonly seen: RequestPageView; readonly page: RequestPageView };

/** Who did what to a request since it was seen, and when. */
export function OfferNewsList({ seen, page }: OfferNewsListProps) {
  const { t, wordOf, locale } = useConsole();
  const words = (one: OfferNews): string => {
    if ("became" in one) return t(`console.requests.state.${one.became}`);
    const { price, currency } = one.after;
    const sum = typeof price === "number" && typeof currency === "string" ? sumWords(price, currency, locale) : "";
    return [wordOf("console.requests.done", one.call), sum].filter(Boolean).join(", ");
  };
  return (
    <ul className={changes["news"]}>
      {offerNews(seen, page).map((one) => (
        <li key={`${one.at} ${words(one)}`}>
          {t("console.order.meanwhile.by", {
            who: one.by || t(`console.author.${"became" in one && one.became === "accepted" ? "traveller" : "system"}`),
            time: formatDayTime(localTimeIn(ownZone(), one.at), locale),
          })}{" "}
          {words(one)}
        </li>
      ))}
    </ul>
  );
}

/** What has become of a press on a request, and who did what to it where somebody came first. */
export function RequestSaidPart({ said }: { readonly said: RequestSaid | undefined }) {
  if (said === undefined) return null;
  return (
    <>
      {said.text}
      {said.met !== undefined && <OfferNewsList {...said.met} />}
    </>
  );
}
