import { useState } from "react";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { toMajor } from "#domain/values/money.ts";
import { YACHT_OFFER_LIMITS, type YachtOfferFault } from "#domain/yachts/yacht-offer.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { OfferMeanwhile } from "#web/console/offers/offer-meanwhile.tsx";
import type { OfferWriting } from "#web/console/offers/use-offer-meanwhile.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { lastEndDay } from "#web/console/requests/offer-draft.ts";
import css from "#web/console/requests/offer-form.module.css";
import { freshYachtDraft, keepYachtDraft, readyYacht, typedYachtDraft, type YachtDraft } from "./yacht-draft.ts";
import { takenOver, yachtMetFields } from "./yacht-met.ts";
import { HeldFields, YachtFields, MoneyFields } from "./yacht-offer-fields.tsx";
import { YachtPhotos } from "./yacht-photos.tsx";
import { YachtSteps } from "./yacht-steps.tsx";

type YachtOfferFormProps = OfferWriting & {
  /** Sends the offer; false where that failed. */
  readonly onSend: (offer: ReturnType<typeof readyYacht>["body"]) => Promise<boolean>;
  /** Keeps a photo for it; false where that failed. */
  readonly onPhoto: (photo: string) => Promise<boolean>;
};

/** The offer for a yacht: which, where and when, for how much and in which parts, on which terms, and until when it is held. */
export function YachtOfferForm({ meanwhile, now, isBusy, onSend, onType, onPhoto }: YachtOfferFormProps) {
  const { t, wordOf, locale } = useConsole();
  const { page, isMet } = meanwhile;
  const { request, photos: kept } = page;
  const zone = ownZone();
  const [was, setWas] = useState(() => freshYachtDraft(page, { now, zone }));
  const [draft, setDraft] = useState(() => typedYachtDraft(request, was) ?? was);
  const [tried, setTried] = useState(false);
  const type = (fields: Partial<YachtDraft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepYachtDraft(request, next);
    onType();
  };
  const photos = kept.filter((id) => !draft.withoutPhotos.includes(id)).slice(0, YACHT_OFFER_LIMITS.photos);
  const { faults, offer, body } = readyYacht(draft, { now, zone });
  const error = (fault: YachtOfferFault) =>
    tried && faults.includes(fault) ? t(`console.yachts.fault.${fault}`) : undefined;
  const fields = { draft, error, onType: type };
  const sum = (amount: number) => sumWords(toMajor(amount, offer?.currency ?? "EUR"), draft.currency, locale);
  const met = { was, theirs: isMet ? freshYachtDraft(page, { now, zone }) : was, mine: draft };
  const take = () => {
    type(takenOver(met));
    setWas(met.theirs);
    meanwhile.takeOver();
  };
  const send = async () => {
    setTried(true);
    const [first] = faults;
    if (first !== undefined) return document.getElementById(`offer-${first}`)?.focus();
    if (await onSend({ ...body, photos })) keepYachtDraft(request, undefined);
  };
  const language = wordOf("console.requests.lang", request.lang);
  return (
    <DeskCard title={t("console.yachts.yachtOffer")}>
      {isMet && <OfferMeanwhile meanwhile={meanwhile} fields={yachtMetFields(met, { t, locale })} onTake={take} />}
      <form
        noValidate
        className={css["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isMet) void send();
        }}
      >
        <YachtFields {...fields} />
        <MoneyFields {...fields} offer={offer} sum={sum} />
        <HeldFields {...fields} most={lastEndDay(now, zone)} />
        <div className={css["wide"]}>
          <YachtSteps steps={draft.steps} error={error("steps")} onChange={(steps) => type({ steps })} />
        </div>
        <div className={css["wide"]}>
          <TextArea
            id="offer-weather"
            label={t("console.yachts.weather")}
            hint={t("console.yachts.textHint", { language })}
            value={draft.weather}
            most={YACHT_OFFER_LIMITS.weather}
            error={error("weather")}
            onChange={(weather) => type({ weather })}
          />
        </div>
        <div className={css["wide"]}>
          <TextArea
            label={t("console.yachts.words")}
            hint={t("console.yachts.wordsHint")}
            value={draft.words}
            most={TEXT_LIMITS.comment}
            onChange={(words) => type({ words })}
          />
        </div>
        <div className={css["wide"]}>
          <YachtPhotos
            requestId={request.request_id}
            photos={photos}
            isBusy={isBusy}
            onAdd={onPhoto}
            onTakeOff={(photoId) => type({ withoutPhotos: [...draft.withoutPhotos, photoId] })}
          />
        </div>
        <div className={css["wide"]}>
          <Button type="submit" look="primary" busy={isBusy} disabled={isMet}>
            {offer === undefined ? t("console.yachts.send") : t("console.yachts.sendSum", { sum: sum(offer.price) })}
          </Button>
          <p className={css["note"]}>{t("console.requests.sendNote", { language })}</p>
        </div>
      </form>
    </DeskCard>
  );
}
