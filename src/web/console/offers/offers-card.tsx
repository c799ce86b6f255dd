import { Link } from "wouter";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { formatDay, formatDayTime, formatDate } from "#i18n/format.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import states from "#web/console/states/states.module.css";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./offers-card.module.css";
import { TermsLines, termsWords } from "./terms-words.tsx";
import { KeptYachtPhoto } from "./yacht-photos.tsx";

type OffersCardProps = { readonly requestId: number; readonly offers: RequestPageView["offers"] };

/** The offers that were made, the newest first, each with what became of it. */
export function OffersCard({ requestId, offers }: OffersCardProps) {
  const { t, locale } = useConsole();
  const address = useAddress();
  const moment = (at: number) => formatDayTime(localTimeIn(ownZone(), at), locale);
  return (
    <DeskCard title={t("console.requests.offers")}>
      <ol className={css["list"]}>
        {offers.map((offer) => (
          <li key={offer.offer_id} className={css["offer"]} data-standing={offer.standing}>
            <p className={css["head"]}>
              <b>{sumWords(offer.total, offer.currency, locale)}</b>
              <span>{t(`console.requests.standing.${offer.standing}`)}</span>
            </p>
            {offer.yacht === null ? (
              <p>{`${offer.car_class} · ${offer.provider}`}</p>
            ) : (
              <YachtOffered requestId={requestId} yacht={offer.yacht} currency={offer.currency} />
            )}
            {offer.day !== null && <p>{t("console.requests.forDay", { day: formatDay(offer.day, locale) })}</p>}
            {offer.terms !== null && <p className={css["second"]}>{termsWords(offer.terms, { t, locale })}</p>}
            {offer.words !== "" && <p className={css["words"]}>{offer.words}</p>}
            <p className={css["second"]}>
              {t("console.requests.offerBy", {
                time: moment(offer.made_at),
                name: offer.by,
                until: moment(offer.valid_until),
              })}
            </p>
            {offer.order_id !== null && (
              <Link href={address(`/console/orders/${offer.order_id}`)}>
                {t("console.orderNumber", { number: offer.order_id })}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </DeskCard>
  );
}

type YachtOfferedProps = {
  readonly requestId: number;
  readonly yacht: NonNullable<RequestPageView["offers"][number]["yacht"]>;
  readonly currency: string;
};

/** What an offer for a yacht says, in a few lines. */
function YachtOffered({ requestId, yacht, currency }: YachtOfferedProps) {
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
        <ul className={`${states["photos"] ?? ""} ${css["photos"] ?? ""}`} aria-label={t("console.yachts.photos")}>
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
