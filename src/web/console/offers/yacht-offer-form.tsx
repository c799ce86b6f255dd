import { useState } from "react";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { toMajor } from "#domain/values/money.ts";
import { YACHT_OFFER_LIMITS, type YachtOfferFault } from "#domain/yachts/yacht-offer.ts";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import css from "./offer-form.module.css";
import { EndFields, OfferForm } from "./offer-form.tsx";
import { useOfferForm } from "./use-offer-form.ts";
import type { OfferWriting } from "./use-offer-meanwhile.ts";
import { freshYachtDraft, readyYacht } from "./yacht-draft.ts";
import { takenOver, yachtMetFields } from "./yacht-met.ts";
import { MoneyFields, YachtFields } from "./yacht-offer-fields.tsx";
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
  const at = { now, zone: ownZone() };
  const [was, setWas] = useState(() => freshYachtDraft(page, at));
  const { draft, type, tried, send } = useOfferForm({ request, fresh: was, onType });
  const photos = kept.filter((id) => !draft.withoutPhotos.includes(id)).slice(0, YACHT_OFFER_LIMITS.photos);
  const { faults, offer, body } = readyYacht(draft, at);
  const error = (fault: YachtOfferFault) =>
    tried && faults.includes(fault) ? t(`console.yachts.fault.${fault}`) : undefined;
  const fields = { draft, error, onType: type };
  const sum = (amount: number) => sumWords(toMajor(amount, offer?.currency ?? "EUR"), draft.currency, locale);
  const met = { was, theirs: isMet ? freshYachtDraft(page, at) : was, mine: draft };
  const take = () => {
    type(takenOver(met));
    setWas(met.theirs);
    meanwhile.takeOver();
  };
  const language = wordOf("console.requests.lang", request.lang);
  return (
    <OfferForm
      title={t("console.yachts.yachtOffer")}
      meanwhile={meanwhile}
      met={() => yachtMetFields(met, { t, locale })}
      onTake={take}
      isBusy={isBusy}
      onSend={() => send(faults, () => onSend({ ...body, photos }))}
      label={offer === undefined ? t("console.yachts.send") : t("console.yachts.sendSum", { sum: sum(offer.price) })}
      note={t("console.requests.sendNote", { language })}
    >
      <YachtFields {...fields} />
      <MoneyFields {...fields} offer={offer} sum={sum} />
      <EndFields
        id="offer-validUntil"
        texts={{
          day: t("console.yachts.endDay"),
          time: t("console.yachts.endTime"),
          hint: t("console.yachts.endHint"),
        }}
        end={draft}
        error={error("validUntil")}
        onType={type}
        at={at}
      />
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
    </OfferForm>
  );
}
