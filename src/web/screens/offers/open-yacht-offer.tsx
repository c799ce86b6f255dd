import { useState } from "react";
import type { YachtOfferView } from "#contract/orders/yacht-offers.ts";
import { PERSONAL_DATA_CONSENT, type Consent } from "#domain/booking/consents.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { formatDayTime, formatOffset } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { HireFacts } from "#web/features/hires/hire-facts.tsx";
import { HireSums } from "#web/features/hires/hire-sums.tsx";
import { useAcceptYacht } from "#web/features/hires/use-accept-yacht.ts";
import {
  keepYachtDetails,
  storedYachtDetails,
  yachtDetailsBody,
  yachtDetailsFaults,
  type YachtDetails,
} from "#web/features/hires/yacht-details.ts";
import { YachtPhotos } from "#web/features/hires/yacht-photos.tsx";
import { offerHeaders } from "#web/features/offers/offer-key.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { EmailInput } from "#web/trip/contact/email-input.tsx";
import { NameInput } from "#web/trip/contact/name-input.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import { usePhonePlans } from "#web/trip/phone/phone-plans-part.ts";
import { phoneHomes } from "#web/trip/phone/reading-now.ts";
import { OfferAgreement } from "./offer-agreement.tsx";
import css from "./offer.module.css";
import own from "./yacht-offer.module.css";

type OpenYachtOfferProps = {
  readonly offer: YachtOfferView;
  readonly offerKey: string;
  /** What pressing the button accepts, in the versions in force; undefined where they cannot be had. */
  readonly documents: () => Promise<readonly Consent[] | undefined>;
  /** Reads the offer anew, because it has ended meanwhile. */
  readonly onEnded: () => void;
};

/** An offer for a yacht that stands, with the few details that accept it. */
export function OpenYachtOffer({ offer, offerKey, documents, onEnded }: OpenYachtOfferProps) {
  const page = usePricedPage();
  const { t, locale, money, options } = page;
  const [draft, setDraft] = useState(() => storedYachtDetails(offer));
  const [tried, setTried] = useState(false);
  const phones = { ...phoneHomes(page, ""), plans: usePhonePlans(draft.phone) };
  const { consentVersion } = options;
  const asked = { phones, asksConsent: consentVersion !== undefined };
  const faults = tried ? yachtDetailsFaults(draft, asked) : undefined;
  const errorOf = (id: string) => {
    const words = faults?.get(id);
    return words && t(...words);
  };
  const { step, failure, accept } = useAcceptYacht({ offer, offerKey, onEnded });
  const change = (fields: Partial<YachtDetails>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepYachtDetails(offer.offer_id, next);
  };
  const submit = async () => {
    setTried(true);
    const [first] = yachtDetailsFaults(draft, asked).keys();
    if (first !== undefined) return document.getElementById(first)?.focus();
    const consents = async (): Promise<readonly Consent[] | undefined> => {
      const accepted = await documents();
      const personal =
        consentVersion === undefined
          ? []
          : [{ document: PERSONAL_DATA_CONSENT, version: consentVersion, lang: locale }];
      return accepted && [...accepted, ...personal];
    };
    await accept(consents, (agreed) => yachtDetailsBody(draft, agreed, phones));
  };
  const sum = money(offer.deposit, offer.currency);
  return (
    <form
      noValidate
      className={css["page"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (step !== "sending") void submit();
      }}
    >
      <header className={css["head"]}>
        <h1 tabIndex={-1}>{t("hires.offer.headline")}</h1>
        <p>
          {t(offer.rest > 0 ? "hires.offer.lead" : "hires.offer.leadAll", {
            sum,
            total: money(offer.total, offer.currency),
          })}
        </p>
        {offer.words !== "" && <blockquote className={css["words"]}>{offer.words}</blockquote>}
      </header>
      <div className={css["columns"]}>
        <div className={css["main"]}>
          {offer.photos.length > 0 && (
            <YachtPhotos
              offerId={offer.offer_id}
              headers={offerHeaders(offerKey)}
              vessel={offer.vessel}
              photos={offer.photos}
            />
          )}
          <HireFacts hire={{ ...offer, wish: "" }} />
          <Card title={t("hires.offer.who")}>
            <div className={own["fields"]}>
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
                label={t("hires.offer.wish")}
                optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
                value={draft.wish}
                most={TEXT_LIMITS.comment}
                onChange={(wish) => change({ wish })}
              />
            </div>
          </Card>
        </div>
        <div className={css["accept"]}>
          <Card>
            <HireSums hire={offer} total={offer.total} currency={offer.currency} />
            <p className={own["held"]}>
              {t("hires.offer.held", {
                moment: formatDayTime(localTimeIn(offer.zone, offer.valid_until), locale),
                offset: formatOffset(offer.zone, new Date(offer.valid_until)),
              })}
            </p>
            <OfferAgreement
              asksConsent={asked.asksConsent}
              agrees={draft.agrees}
              error={errorOf("offer-agrees")}
              onAgree={(agrees) => change({ agrees })}
            />
            <p role="alert" className={own["failure"]}>
              {failure}
            </p>
            <Button type="submit" look="primary" size="main" wide busy={step === "sending"}>
              {t(offer.rest > 0 ? "hires.payDeposit" : "hires.payAll", { sum })}
            </Button>
          </Card>
        </div>
      </div>
    </form>
  );
}
