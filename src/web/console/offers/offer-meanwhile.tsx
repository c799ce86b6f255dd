import { formatDayTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import changes from "#web/console/changes/changes.module.css";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import type { MetField } from "#web/console/changes/met-fields.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./offer-meanwhile.module.css";
import { offerNews, type OfferNews } from "./offer-news.ts";
import type { OfferMeanwhile as Meanwhile } from "./use-offer-meanwhile.ts";

type OfferMeanwhileProps = {
  readonly meanwhile: Meanwhile;
  /** Fields of the offer as it stood, as another has made it, and as one has typed it. */
  readonly fields?: readonly MetField[];
  readonly onTake: () => void;
};

/** Somebody did something to a request while an offer for it was written: who, what and when, before one's own goes out (OPR-04). */
export function OfferMeanwhile({ meanwhile: { seen, page }, fields = [], onTake }: OfferMeanwhileProps) {
  const { t, locale } = useConsole();
  const words = (one: OfferNews): string => {
    if ("became" in one) return t(`console.requests.state.${one.became}`);
    const { price, currency } = one.after;
    const sum = typeof price === "number" && typeof currency === "string" ? sumWords(price, currency, locale) : "";
    return [t(`console.requests.done.${one.call}`), sum].filter(Boolean).join(", ");
  };
  return (
    <div className={css["part"]}>
      <MeanwhilePart title={t("console.yachts.meanwhile")} fields={fields} onTake={onTake}>
        <ul className={changes["news"]}>
          {offerNews(seen, page).map((one) => (
            <li key={`${one.at} ${words(one)}`}>
              {t("console.order.meanwhile.by", {
                who:
                  one.by ||
                  t(`console.author.${"became" in one && one.became === "accepted" ? "traveller" : "system"}`),
                time: formatDayTime(localTimeIn(ownZone(), one.at), locale),
              })}{" "}
              {words(one)}
            </li>
          ))}
        </ul>
      </MeanwhilePart>
    </div>
  );
}
