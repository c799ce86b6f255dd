import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { YachtOfferView } from "#contract/requests/offers.ts";
import { pageSearch } from "#contract/search-address.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { formatDayTime, formatOffset } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { OfferAccept } from "#web/features/offers/offer-accept.tsx";
import { offerHeaders } from "#web/features/offers/offer-key.ts";
import { OfferedYacht, YachtSums } from "#web/features/offers/offered-yacht.tsx";
import { useAcceptOffer, type Accepting } from "#web/features/offers/use-accept-offer.ts";
import { useOfferDetails } from "#web/features/offers/use-offer-details.ts";
import {
  keepYachtDetails,
  storedYachtDetails,
  yachtDetailsBody,
  yachtDetailsFaults,
} from "#web/features/offers/yacht-details.ts";
import { YachtPhotos } from "#web/features/offers/yacht-photos.tsx";
import { usePay } from "#web/features/payments/use-pay.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { EmailInput } from "#web/trip/contact/email-input.tsx";
import { NameInput } from "#web/trip/contact/name-input.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import { usePhonePlans } from "#web/trip/phone/phone-plans-part.ts";
import { phoneHomes } from "#web/trip/phone/reading-now.ts";
import { OfferAgreement } from "./offer-agreement.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import css from "./offer.module.css";

type OpenYachtOfferProps = Accepting & { readonly offer: YachtOfferView };

/** An offer for a yacht that stands, with the few details that accept it; then its deposit is paid. */
export function OpenYachtOffer({ offer, ...accepting }: OpenYachtOfferProps) {
  const page = usePricedPage();
  const { t, locale, money } = page;
  const api = useLastingApi();
  const { offer_id: offerId, total, currency, rest } = offer;
  const { draft, change, errorsOf, isWhole } = useOfferDetails({
    stored: () => storedYachtDetails(offer),
    keep: (details) => keepYachtDetails(offerId, details),
  });
  const { isSending, failure, accept, asksConsent } = useAcceptOffer(accepting);
  const payOrder = usePayOrder();
  const phones = { ...phoneHomes(page, ""), plans: usePhonePlans(draft.phone) };
  const faults = yachtDetailsFaults(draft, { phones, asksConsent });
  const errorOf = errorsOf(faults);
  const submit = async () => {
    if (!isWhole(faults)) return;
    await accept(
      (consents) => yachtDetailsBody(draft, consents, phones),
      async (body, headers) => {
        const made = await api("acceptYachtOffer", { params: { offer_id: offerId }, body, headers });
        keepYachtDetails(offerId, undefined);
        payOrder(made);
      },
    );
  };
  const sum = money(offer.deposit, currency);
  const isParts = rest > 0;
  return (
    <OfferFrame
      headline={t("offers.yacht.headline")}
      lead={t(isParts ? "offers.yacht.lead" : "offers.yacht.leadAll", { sum, total: money(total, currency) })}
      words={offer.words}
      isSending={isSending}
      onSubmit={() => void submit()}
      accept={
        <OfferAccept
          busy={isSending}
          failure={failure}
          label={t(isParts ? "offers.yacht.payDeposit" : "offers.yacht.payAll", { sum })}
          agreement={
            <OfferAgreement
              asksConsent={asksConsent}
              agrees={draft.agrees}
              error={errorOf("offer-agrees")}
              onAgree={(agrees) => change({ agrees })}
            />
          }
        >
          <YachtSums yacht={offer} total={total} currency={currency} />
          <p className={css["held"]}>
            {t("offers.yacht.held", {
              moment: formatDayTime(localTimeIn(offer.zone, offer.valid_until), locale),
              offset: formatOffset(offer.zone, new Date(offer.valid_until)),
            })}
          </p>
        </OfferAccept>
      }
    >
      {offer.photos.length > 0 && (
        <YachtPhotos
          offerId={offerId}
          headers={offerHeaders(accepting.offerKey)}
          vessel={offer.vessel}
          photos={offer.photos}
        />
      )}
      <OfferedYacht yacht={{ ...offer, wish: "" }} />
      <Card title={t("offers.yacht.who")}>
        <div className={css["fields"]}>
          <NameInput
            id="offer-name"
            label={t("booking.name")}
            person={draft}
            required
            error={errorOf("offer-name")}
            onChange={change}
          />
          <PhoneInput
            id="offer-phone"
            label={t("booking.phone")}
            pickup=""
            required
            value={draft.phone}
            error={errorOf("offer-phone")}
            onChange={(phone) => change({ phone })}
          />
          <EmailInput
            id="offer-email"
            label={t("booking.email")}
            required
            value={draft.email}
            error={errorOf("offer-email")}
            onChange={(email) => change({ email })}
          />
          <TextArea
            id="offer-wish"
            label={t("offers.yacht.addWish")}
            optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
            value={draft.wish}
            most={TEXT_LIMITS.comment}
            onChange={(wish) => change({ wish })}
          />
        </div>
      </Card>
    </OfferFrame>
  );
}

type Made = { readonly order_id: number; readonly transaction: number; readonly order_key: string };

/**
 * Leads from an order that was just made to its payment. The page of the order takes the place of the offer: a traveller who comes back
 * from the bank finds it, and where the payment page did not open it asks again.
 */
function usePayOrder() {
  const [, navigate] = useLocation();
  const search = pageSearch(useSearch());
  const order = useRef<string>(undefined);
  const toOrder = () => order.current !== undefined && navigate(order.current, { replace: true });
  const { pay, problem } = usePay(toOrder);
  useEffect(() => {
    if (problem !== undefined) toOrder();
  });
  return ({ order_id: id, transaction, order_key: key }: Made) => {
    order.current = `/order/${id}${search}#key=${key}`;
    pay(transaction, key);
  };
}
