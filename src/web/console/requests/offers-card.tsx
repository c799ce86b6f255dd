import { Link } from "wouter";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { formatDay, formatDayTime } from "#i18n/format.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { YachtOffered } from "#web/console/yachts/yacht-offered.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./offers-card.module.css";
import { termsWords } from "./terms-words.ts";

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
