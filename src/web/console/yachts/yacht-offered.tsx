import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { formatDate, formatDayTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "#web/console/requests/offers-card.module.css";
import states from "#web/console/states/states.module.css";
import { KeptYachtPhoto } from "./kept-yacht-photo.tsx";
import { TermsLines } from "./terms-lines.tsx";
import own from "./yacht-offered.module.css";

type YachtOfferedProps = {
  readonly requestId: number;
  readonly yacht: NonNullable<RequestPageView["offers"][number]["yacht"]>;
  readonly currency: string;
};

/** What an offer for a yacht says, in a few lines. */
export function YachtOffered({ requestId, yacht, currency }: YachtOfferedProps) {
  const { t, locale } = useConsole();
  const sum = (amount: number) => sumWords(amount, currency, locale);
  return (
    <>
      <p>{`${yacht.vessel} · ${yacht.place}`}</p>
      <p>
        {[
          formatDayTime(yacht.starts, locale),
          t("console.yachts.hours", { count: yacht.hours }),
          t("console.yachts.guestsIn", { count: yacht.guests }),
        ].join(", ")}
      </p>
      {yacht.rest_day !== null && (
        <p>
          {t("console.yachts.parts", {
            sum: sum(yacht.deposit),
            rest: sum(yacht.rest),
            day: formatDate(yacht.rest_day, locale),
          })}
        </p>
      )}
      <p className={css["second"]}>
        <TermsLines cancellation={yacht.cancellation} />
      </p>
      <p className={css["second"]}>{t("console.yachts.weatherIs", { text: yacht.weather })}</p>
      {yacht.photos.length > 0 && (
        <ul className={`${states["photos"] ?? ""} ${own["photos"] ?? ""}`} aria-label={t("console.yachts.photos")}>
          {yacht.photos.map((photoId, index) => (
            <li key={photoId}>
              <KeptYachtPhoto requestId={requestId} photoId={photoId} n={index + 1} m={yacht.photos.length} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
