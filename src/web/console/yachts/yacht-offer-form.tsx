import { useState } from "react";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { toMajor } from "#domain/values/money.ts";
import { YACHT_OFFER_LIMITS, type YachtOfferFault } from "#domain/yachts/yacht-offer.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { OfferMeanwhile } from "#web/console/offers/offer-meanwhile.tsx";
import type { OfferWriting } from "#web/console/offers/use-offer-meanwhile.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { lastEndDay } from "#web/console/requests/offer-draft.ts";
import css from "#web/console/requests/offer-form.module.css";
import { freshYachtDraft, keepYachtDraft, readyYacht, typedYachtDraft, type YachtDraft } from "./yacht-draft.ts";
import { takenOver, yachtMetFields } from "./yacht-met.ts";
import { YachtPhotos } from "./yacht-photos.tsx";
import { YachtSteps } from "./yacht-steps.tsx";

type YachtOfferFormProps = OfferWriting & {
  /** Sends the offer; false where that failed. */
  readonly onSend: (offer: ReturnType<typeof readyYacht>["body"]) => Promise<boolean>;
  /** Keeps a photo for it; false where that failed. */
  readonly onPhoto: (photo: string) => Promise<boolean>;
};

const ZONES = Intl.supportedValuesOf("timeZone");

/** The offer for a yacht: which, where and when, for how much and in which parts, on which terms, and until when it is held. */
export function YachtOfferForm({ meanwhile, now, isBusy, onSend, onType, onPhoto }: YachtOfferFormProps) {
  const { t, wordOf, locale, cardCurrencies } = useConsole();
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
  const text = (name: "vessel" | "place" | "hours" | "guests" | "price" | "deposit", fault: YachtOfferFault) => ({
    id: `offer-${fault}`,
    autoComplete: "off",
    value: draft[name],
    error: error(fault),
    onChange: (value: string) => type({ [name]: value }),
  });
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
        <div className={css["half"]}>
          <TextField label={t("console.yachts.vessel")} most={YACHT_OFFER_LIMITS.name} {...text("vessel", "vessel")} />
        </div>
        <div className={css["half"]}>
          <TextField label={t("console.yachts.place")} most={YACHT_OFFER_LIMITS.place} {...text("place", "place")} />
        </div>
        <TextField
          id="offer-starts"
          label={t("console.yachts.starts")}
          type="date"
          value={draft.startDay}
          error={error("starts")}
          onChange={(startDay) => type({ startDay })}
        />
        <TextField
          label={t("console.yachts.startTime")}
          type="time"
          value={draft.startTime}
          onChange={(startTime) => type({ startTime })}
        />
        <Select
          id="offer-zone"
          label={t("console.yachts.zone")}
          placeholder={t("console.requests.choose")}
          value={draft.zone}
          error={error("zone")}
          options={ZONES.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
          onChange={(value) => type({ zone: value })}
        />
        <TextField label={t("console.yachts.forHours")} inputMode="numeric" figures {...text("hours", "hours")} />
        <TextField label={t("console.yachts.guests")} inputMode="numeric" figures {...text("guests", "guests")} />
        <div />
        <TextField label={t("console.yachts.price")} inputMode="decimal" figures {...text("price", "price")} />
        <Select
          label={t("console.requests.currency")}
          value={draft.currency}
          options={[...new Set([...cardCurrencies, draft.currency])].map((value) => ({ value, label: value }))}
          onChange={(currency) => type({ currency })}
        />
        <TextField
          label={t("console.yachts.deposit")}
          inputMode="numeric"
          figures
          hint={
            offer && t("console.yachts.depositIs", { sum: sum(offer.deposit), rest: sum(offer.price - offer.deposit) })
          }
          {...text("deposit", "depositPercent")}
        />
        <TextField
          id="offer-restDay"
          label={t("console.yachts.restDay")}
          hint={t("console.yachts.restDayHint")}
          type="date"
          max={draft.startDay}
          value={draft.restDay}
          error={error("restDay")}
          onChange={(restDay) => type({ restDay })}
        />
        <TextField
          id="offer-validUntil"
          label={t("console.yachts.endDay")}
          hint={t("console.yachts.endHint")}
          type="date"
          max={lastEndDay(now, zone)}
          value={draft.endDay}
          error={error("validUntil")}
          onChange={(endDay) => type({ endDay })}
        />
        <TextField
          label={t("console.yachts.endTime")}
          type="time"
          value={draft.endTime}
          onChange={(endTime) => type({ endTime })}
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
