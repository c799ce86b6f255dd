import { useState } from "react";
import type { OfferView } from "#contract/orders/offers.ts";
import { PERSONAL_DATA_CONSENT, type Consent } from "#domain/booking/consents.ts";
import { Card } from "#ui/card.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { detailsBody } from "#web/features/offers/details-body.ts";
import { keepDetails, storedDetails, type DetailsDraft } from "#web/features/offers/details-draft.ts";
import { detailsFaults } from "#web/features/offers/details-faults.ts";
import { OfferAccept } from "#web/features/offers/offer-accept.tsx";
import { OfferFacts } from "#web/features/offers/offer-facts.tsx";
import { PeopleFields } from "#web/features/offers/people-fields.tsx";
import { useAcceptOffer } from "#web/features/offers/use-accept-offer.ts";
import { WayFields } from "#web/features/offers/way-fields.tsx";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { usePhonePlans } from "#web/trip/phone/phone-plans-part.ts";
import { phoneHomes } from "#web/trip/phone/reading-now.ts";
import { OfferAgreement } from "./offer-agreement.tsx";
import css from "./offer.module.css";

type OpenOfferProps = {
  readonly offer: OfferView;
  readonly offerKey: string;
  /** What pressing the button accepts, in the versions in force; undefined where they cannot be had. */
  readonly documents: () => Promise<readonly Consent[] | undefined>;
  /** Reads the offer anew, because it has ended meanwhile. */
  readonly onEnded: () => void;
};

/** An offer that stands, with the form that accepts it. */
export function OpenOffer({ offer, offerKey, documents, onEnded }: OpenOfferProps) {
  const page = usePage();
  const { t, locale, options } = page;
  useTitle(t("common.title.missing", { title: t("offers.title") }));
  const [draft, setDraft] = useState(() => storedDetails(offer));
  const [tried, setTried] = useState(false);
  const phones = {
    ...phoneHomes(page, offer.ways[0]?.from.country_code ?? ""),
    plans: usePhonePlans(draft.phone),
  };
  const { consentVersion } = options;
  const asksConsent = consentVersion !== undefined;
  const asked = { offer, phones, asksConsent };
  const faults = tried ? detailsFaults(draft, asked) : undefined;
  const errorOf = (id: string) => {
    const words = faults?.get(id);
    return words && t(...words);
  };
  const { step, failure, accept } = useAcceptOffer({ offer, offerKey, onEnded });
  const change = (fields: Partial<DetailsDraft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepDetails(offer.offer_id, next);
  };
  const submit = async () => {
    setTried(true);
    const [first] = detailsFaults(draft, asked).keys();
    if (first !== undefined) return document.getElementById(first)?.focus();
    const consents = async (): Promise<readonly Consent[] | undefined> => {
      const accepted = await documents();
      return (
        accepted && [
          ...accepted,
          ...(consentVersion === undefined
            ? []
            : [{ document: PERSONAL_DATA_CONSENT, version: consentVersion, lang: locale }]),
        ]
      );
    };
    await accept(consents, (agreed) => detailsBody(draft, { offer, phones, consents: agreed }));
  };
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
        <h1 tabIndex={-1}>{t("offers.headline")}</h1>
        <p>{t("offers.lead")}</p>
        {offer.words !== "" && <blockquote className={css["words"]}>{offer.words}</blockquote>}
      </header>
      <div className={css["columns"]}>
        <div className={css["facts"]}>
          <OfferFacts offer={offer} />
        </div>
        <div className={css["main"]}>
          {offer.ways.map((way, index) => {
            const typed = draft.ways[index];
            return (
              typed !== undefined && (
                <WayFields
                  key={`${way.from.title} ${way.to.title}`}
                  index={index}
                  title={
                    offer.ways.length === 1
                      ? t("offers.way")
                      : t(index === 0 ? "prices.linesThere" : "prices.linesBack")
                  }
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
        </div>
        <div className={css["accept"]}>
          <OfferAccept
            offer={offer}
            busy={step === "sending"}
            failure={failure}
            agreement={
              <OfferAgreement
                asksConsent={asksConsent}
                agrees={draft.agrees}
                error={errorOf("offer-agrees")}
                onAgree={(agrees) => change({ agrees })}
              />
            }
          />
        </div>
      </div>
    </form>
  );
}
