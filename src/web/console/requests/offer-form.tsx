import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { makeOffer } from "#contract/console/requests/offers.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { Button } from "#ui/button.tsx";
import { ListFailureNote } from "#ui/list-failure.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { OFFER_FAULTS } from "#web/console/offers/offer-faults.ts";
import { OfferMeanwhile } from "#web/console/offers/offer-meanwhile.tsx";
import type { OfferWriting } from "#web/console/offers/use-offer-meanwhile.ts";
import { WayMeanwhile } from "#web/console/offers/way-meanwhile.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { BookPrices } from "./book-prices.tsx";
import { keepOffer, readyOffer, storedOffer, type Choices, type OfferDraft, type OfferFault } from "./offer-draft.ts";
import { DriveFields, PriceFields, DayFields } from "./offer-fields.tsx";
import css from "./offer-form.module.css";
import { choicesQuery } from "./request-queries.ts";
import { termsWords } from "./terms-words.ts";

type Sent = Omit<EndpointInput<typeof makeOffer>["body"], "version">;

type OfferFormProps = OfferWriting & {
  /** Sends the offer; false where that failed. */
  readonly onSend: (offer: Sent) => Promise<boolean>;
};

/** The offer for a way: who drives in what, for how much, on which terms of the book, and until when it stands. */
export function OfferForm(props: OfferFormProps) {
  const { t, api } = useConsole();
  const { meanwhile } = props;
  const { kind, request_id: id } = meanwhile.page.request;
  const choices = useQuery(choicesQuery(api, kind, id));
  return (
    <DeskCard title={t("console.requests.offer")}>
      {meanwhile.isMet && choices.data === undefined && (
        <OfferMeanwhile meanwhile={meanwhile} onTake={() => meanwhile.takeOver()} />
      )}
      {choices.isPending && <Skeleton shape="picture" />}
      {choices.isError && (
        <ListFailureNote
          text={t("console.failed")}
          retryLabel={t("console.again")}
          onRetry={() => void choices.refetch()}
        />
      )}
      {choices.data !== undefined && <OfferFields {...props} choices={choices.data} />}
    </DeskCard>
  );
}

/** The form of an offer; what is typed outlives it until it is sent. */
function OfferFields({
  meanwhile,
  now,
  isBusy,
  onSend,
  onType,
  choices,
}: OfferFormProps & { readonly choices: Choices }) {
  const { t, wordOf, locale } = useConsole();
  const { request } = meanwhile.page;
  const { isMet } = meanwhile;
  const zone = ownZone();
  const [draft, setDraft] = useState(() => storedOffer(request, { now, zone }));
  const [tried, setTried] = useState(false);
  const type = (fields: Partial<OfferDraft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepOffer(request, next);
    onType();
  };
  const { faults, validUntil, sums } = readyOffer(draft, { now, zone });
  const error = (fault: OfferFault) => (tried && faults.includes(fault) ? t(OFFER_FAULTS[fault]) : undefined);
  const fields = { draft, error, onType: type };
  const provider = choices.providers.find(({ id }) => String(id) === draft.provider);
  const terms = choices.terms.filter(({ providers }) => provider === undefined || providers.includes(provider.id));
  const isBothWays = request.way?.round_trip === true;
  const total = sums.reduce((sum, one) => sum + one, 0);
  const send = async () => {
    setTried(true);
    const [first] = faults;
    if (first !== undefined) return document.getElementById(`offer-${first}`)?.focus();
    const [price = 0, back] = sums;
    const isSent = await onSend({
      provider_id: Number(draft.provider),
      car_class_id: Number(draft.carClass),
      price,
      ...(back !== undefined && { back_price: back }),
      currency: draft.currency,
      terms: draft.terms,
      words: draft.words.trim(),
      ...(draft.day !== "" && { day: draft.day }),
      valid_until: validUntil,
    });
    if (isSent) keepOffer(request, undefined);
  };
  return (
    <form
      noValidate
      className={css["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isMet) void send();
      }}
    >
      {isMet && (
        <div className={css["wide"]}>
          <WayMeanwhile {...{ meanwhile, draft, choices, zone, now }} />
        </div>
      )}
      <div className={css["wide"]}>
        <BookPrices choices={choices} onTake={(taken) => type(taken)} isBothWays={isBothWays} />
      </div>
      <DriveFields {...fields} choices={choices} />
      <PriceFields {...fields} choices={choices} isBothWays={isBothWays} />
      <div className={css["wide"]}>
        <Select
          id="offer-terms"
          label={t("console.requests.terms")}
          placeholder={t("console.requests.choose")}
          value={draft.terms}
          error={error("terms")}
          options={terms.map(({ key, terms: known }) => ({ value: key, label: termsWords(known, { t, locale }) }))}
          onChange={(key) => type({ terms: key })}
        />
      </div>
      <DayFields {...fields} now={now} zone={zone} />
      <div className={css["wide"]}>
        <TextArea
          label={t("console.requests.offerWords")}
          hint={t("console.requests.offerWordsHint", { language: wordOf("console.requests.lang", request.lang) })}
          value={draft.words}
          most={TEXT_LIMITS.comment}
          onChange={(words) => type({ words })}
        />
      </div>
      <div className={css["wide"]}>
        <Button type="submit" look="primary" busy={isBusy} disabled={isMet}>
          {total > 0 && draft.currency !== ""
            ? t("console.requests.sendSum", { sum: sumWords(total, draft.currency, locale) })
            : t("console.requests.send")}
        </Button>
        <p className={css["note"]}>
          {[
            t("console.requests.sendNote", { language: wordOf("console.requests.lang", request.lang) }),
            provider?.confirms === true ? t("console.requests.confirms") : "",
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
    </form>
  );
}
