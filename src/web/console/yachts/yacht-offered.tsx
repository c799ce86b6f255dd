import type { RequestPageView } from "#contract/operator/request-views.ts";
import { formatDate, formatDayTime } from "#i18n/format.ts";
import { yachtAhead } from "#i18n/yacht-ahead.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "#web/console/requests/offers-card.module.css";
import states from "#web/console/states/states.module.css";
import { KeptYachtPhoto } from "./kept-yacht-photo.tsx";

type YachtOfferedProps = {
  readonly requestId: number;
  readonly yacht: NonNullable<RequestPageView["offers"][number]["yacht"]>;
  readonly currency: string;
};

/** What an offer for a yacht says, in a few lines. */
export function YachtOffered({ requestId, yacht, currency }: YachtOfferedProps) {
  const { t, locale } = useConsole();
  const ladder = yacht.cancellation.map(({ minutes_before: minutesBefore, fee_percent: feePercent }) => ({
    minutesBefore,
    feePercent,
  }));
  const sum = (amount: number) => sumWords(amount, currency, locale);
  const parts = t("console.yachts.depositIs", { sum: sum(yacht.deposit), rest: sum(yacht.rest) });
  const restDay =
    yacht.rest_day === null ? "" : t("console.yachts.restBy", { day: formatDate(yacht.rest_day, locale) });
  return (
    <>
      <p>{`${yacht.vessel} · ${yacht.place}`}</p>
      <p>{`${formatDayTime(yacht.starts, locale)}, ${t("console.yachts.hours", { count: yacht.hours })}`}</p>
      <p>{[parts, restDay].filter(Boolean).join(", ")}</p>
      <p className={css["second"]}>{yachtAhead(ladder, t).join("; ")}</p>
      {yacht.photos.length > 0 && (
        <ul className={states["photos"]} aria-label={t("console.yachts.photos")}>
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
