import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import changes from "#web/console/changes/changes.module.css";
import type { RequestSaid } from "#web/console/requests/use-request-actions.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { offerNews, type OfferNews } from "./offer-news.ts";

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
