import { useQuery } from "@tanstack/react-query";
import type { makeOffer } from "#contract/console/requests/offers.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { ListFailureNote } from "#ui/list-failure.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { choicesQuery } from "#web/console/requests/request-queries.ts";
import css from "./offer-form.module.css";
import { OfferForm } from "./offer-form.tsx";
import { termsWords } from "./terms-words.tsx";
import { useOfferForm } from "./use-offer-form.ts";
import type { OfferWriting } from "./use-offer-meanwhile.ts";
import { freshWayDraft, readyWay, type Choices, type WayOfferFault } from "./way-draft.ts";
import { wayMetFields } from "./way-met-fields.ts";
import { BookPrices, DayFields, DriveFields, PriceFields } from "./way-offer-fields.tsx";

/** Why a field cannot go out as it is. */
const FAULTS: Readonly<Record<WayOfferFault, MessageKey>> = {
  provider: "console.requests.need.provider",
  carClass: "console.requests.need.carClass",
  price: "console.requests.need.price",
  backPrice: "console.requests.need.price",
  terms: "console.requests.need.terms",
  end: "console.requests.need.end",
};

const NOTHING: Choices = { providers: [], terms: [], currencies: [], prices: [] };

type WayOfferFormProps = OfferWriting & {
  /** Sends the offer; false where that failed. */
  readonly onSend: (offer: Omit<EndpointInput<typeof makeOffer>["body"], "version">) => Promise<boolean>;
};

/** The offer for a way: who drives in what, for how much, on which terms of the book, and until when it stands. */
export function WayOfferForm({ meanwhile, now, isBusy, onSend, onType }: WayOfferFormProps) {
  const { t, api, wordOf, locale } = useConsole();
  const { request } = meanwhile.page;
  const read = useQuery(choicesQuery(api, request.kind, request.request_id));
  const choices = read.data ?? NOTHING;
  const at = { now, zone: ownZone() };
  const { draft, type, tried, send } = useOfferForm({ request, fresh: freshWayDraft(request, at), onType });
  const { faults, validUntil, sums } = readyWay(draft, at);
  const error = (fault: WayOfferFault) => (tried && faults.includes(fault) ? t(FAULTS[fault]) : undefined);
  const fields = { draft, error, onType: type };
  const provider = choices.providers.find(({ id }) => String(id) === draft.provider);
  const terms = choices.terms.filter(({ providers }) => provider === undefined || providers.includes(provider.id));
  const isBothWays = request.way?.round_trip === true;
  const total = sums.reduce((sum, one) => sum + one, 0);
  const language = wordOf("console.requests.lang", request.lang);
  const [price = 0, back] = sums;
  const offer = {
    provider_id: Number(draft.provider),
    car_class_id: Number(draft.carClass),
    price,
    ...(back !== undefined && { back_price: back }),
    currency: draft.currency,
    terms: draft.terms,
    words: draft.words.trim(),
    ...(draft.day !== "" && { day: draft.day }),
    valid_until: validUntil,
  };
  return (
    <OfferForm
      title={t("console.requests.offer")}
      meanwhile={meanwhile}
      met={() => (read.data ? wayMetFields({ ...meanwhile, draft, choices }, { t, locale, ...at }) : [])}
      onTake={() => meanwhile.takeOver()}
      isBusy={isBusy}
      onSend={() => send(faults, () => onSend(offer))}
      label={
        total > 0 && draft.currency !== ""
          ? t("console.requests.sendSum", { sum: sumWords(total, draft.currency, locale) })
          : t("console.requests.send")
      }
      note={[
        t("console.requests.sendNote", { language }),
        provider?.confirms === true ? t("console.requests.confirms") : "",
      ]
        .filter(Boolean)
        .join(" ")}
      instead={insteadOf(read, t)}
    >
      <div className={css["wide"]}>
        <BookPrices choices={choices} onTake={type} isBothWays={isBothWays} />
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
      <DayFields {...fields} at={at} />
      <div className={css["wide"]}>
        <TextArea
          label={t("console.requests.offerWords")}
          hint={t("console.requests.offerWordsHint", { language })}
          value={draft.words}
          most={TEXT_LIMITS.comment}
          onChange={(words) => type({ words })}
        />
      </div>
    </OfferForm>
  );
}

type ReadChoices = Pick<ReturnType<typeof useQuery>, "isPending" | "isError" | "data" | "refetch">;

/** What stands in the place of the fields until it is known what an offer can be made of. */
function insteadOf(read: ReadChoices, t: ReturnType<typeof useConsole>["t"]) {
  if (read.data !== undefined) return undefined;
  if (read.isPending) return <Skeleton shape="picture" />;
  return (
    <ListFailureNote text={t("console.failed")} retryLabel={t("console.again")} onRetry={() => void read.refetch()} />
  );
}
