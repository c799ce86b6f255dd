import { useLocation, useSearch } from "wouter";
import type { OfferView } from "#contract/requests/offers.ts";
import { pageSearch } from "#contract/search-address.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { OfferAccept } from "#web/features/offers/offer-accept.tsx";
import { OfferedWay } from "#web/features/offers/offered-way.tsx";
import { PeopleFields } from "#web/features/offers/people-fields.tsx";
import { useAcceptOffer, type Accepting } from "#web/features/offers/use-accept-offer.ts";
import { useOfferDetails } from "#web/features/offers/use-offer-details.ts";
import {
  keepWayDetails,
  storedWayDetails,
  wayDetailsBody,
  wayDetailsFaults,
} from "#web/features/offers/way-details.ts";
import { WayFields } from "#web/features/offers/way-fields.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { usePhonePlans } from "#web/trip/phone/phone-plans-part.ts";
import { phoneHomes } from "#web/trip/phone/reading-now.ts";
import { OfferAgreement } from "./offer-agreement.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import css from "./offer.module.css";

type OpenWayOfferProps = Accepting & { readonly offer: OfferView };

/** An offer for a way that stands, with the form that accepts it. Then the page of the order opens, which takes the payment. */
export function OpenWayOffer({ offer, ...accepting }: OpenWayOfferProps) {
  const page = usePricedPage();
  const { t, locale, money } = page;
  const api = useLastingApi();
  const [, navigate] = useLocation();
  const search = pageSearch(useSearch());
  const { offer_id: offerId, ways } = offer;
  const { draft, change, errorsOf, isWhole } = useOfferDetails({
    stored: () => storedWayDetails(offer),
    keep: (details) => keepWayDetails(offerId, details),
  });
  const { isSending, failure, accept, asksConsent } = useAcceptOffer(accepting);
  const phones = { ...phoneHomes(page, ways[0]?.from.country_code ?? ""), plans: usePhonePlans(draft.phone) };
  const faults = wayDetailsFaults(draft, { offer, phones, asksConsent });
  const errorOf = errorsOf(faults);
  const submit = async () => {
    if (!isWhole(faults)) return;
    await accept(
      (consents) => wayDetailsBody(draft, { offer, phones, consents }),
      async (body, headers) => {
        const made = await api("acceptOffer", { params: { offer_id: offerId }, body, headers });
        keepWayDetails(offerId, undefined);
        navigate(`/order/${made.order_id}${search}#key=${made.order_key}`, { replace: true });
      },
    );
  };
  const sum = money(offer.total, offer.currency);
  const until = formatDayTime(localTimeIn(ways[0]?.from.zone ?? "UTC", offer.valid_until), locale);
  return (
    <OfferFrame
      headline={t("offers.headline")}
      lead={t("offers.lead")}
      words={offer.words}
      facts={<OfferedWay offer={offer} />}
      isSending={isSending}
      onSubmit={() => void submit()}
      accept={
        <OfferAccept
          busy={isSending}
          failure={failure}
          label={t("offers.accept", { sum })}
          agreement={
            <OfferAgreement
              asksConsent={asksConsent}
              agrees={draft.agrees}
              error={errorOf("offer-agrees")}
              onAgree={(agrees) => change({ agrees })}
            />
          }
        >
          <p className={css["total"]}>
            <span>{t("prices.line.agreed")}</span>
            <b>{sum}</b>
          </p>
          <p className={css["until"]}>{t("offers.until", { moment: until })}</p>
        </OfferAccept>
      }
    >
      {ways.map((way, index) => {
        const typed = draft.ways[index];
        return (
          typed !== undefined && (
            <WayFields
              key={`${way.from.title} ${way.to.title}`}
              index={index}
              title={ways.length === 1 ? t("offers.way") : t(index === 0 ? "prices.linesThere" : "prices.linesBack")}
              way={way}
              draft={typed}
              day={index === 0 ? offer.day : null}
              now={offer.now}
              errorOf={errorOf}
              onChange={(fields) =>
                change({ ways: draft.ways.map((one, at) => (at === index ? { ...one, ...fields } : one)) })
              }
            />
          )
        );
      })}
      <PeopleFields offer={offer} draft={draft} errorOf={errorOf} onChange={change} />
      {offer.pay_by.length > 1 && (
        <Card title={t("accounts.payBy")}>
          <Segmented
            label={t("accounts.payBy")}
            options={offer.pay_by.map((payBy) => ({ value: payBy, label: t(`accounts.pay.${payBy}`) }))}
            value={draft.payBy}
            onChange={(payBy) => change({ payBy })}
          />
        </Card>
      )}
    </OfferFrame>
  );
}
