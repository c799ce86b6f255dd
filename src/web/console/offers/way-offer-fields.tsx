import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import type { WritingAt } from "./offer-end.ts";
import css from "./offer-form.module.css";
import { EndFields } from "./offer-form.tsx";
import type { Choices, WayDraft, WayOfferFault } from "./way-draft.ts";

type FieldsProps = {
  readonly draft: WayDraft;
  /** Why a field cannot go out as it is, once somebody has tried. */
  readonly error: (fault: WayOfferFault) => string | undefined;
  readonly onType: (fields: Partial<WayDraft>) => void;
};

/** Who drives, and in what. */
export function DriveFields({ draft, error, onType, choices }: FieldsProps & { readonly choices: Choices }) {
  const { t } = useConsole();
  const provider = choices.providers.find(({ id }) => String(id) === draft.provider);
  return (
    <>
      <div className={css["half"]}>
        <Select
          id="offer-provider"
          label={t("console.requests.provider")}
          placeholder={t("console.requests.choose")}
          value={draft.provider}
          error={error("provider")}
          options={choices.providers.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => {
            const next = choices.providers.find(({ id }) => String(id) === value);
            const keepsClass = next?.classes.some(({ id }) => String(id) === draft.carClass) ?? false;
            const own = choices.terms.filter(({ providers }) => next !== undefined && providers.includes(next.id));
            onType({
              provider: value,
              currency: draft.currency || (choices.currencies.find((one) => one === next?.currency) ?? ""),
              ...(!keepsClass && { carClass: "" }),
              ...(own.length === 1 && { terms: own[0]?.key ?? "" }),
            });
          }}
        />
      </div>
      <div className={css["half"]}>
        <Select
          id="offer-carClass"
          label={t("console.requests.carClass")}
          placeholder={t("console.requests.choose")}
          value={draft.carClass}
          error={error("carClass")}
          disabled={provider === undefined}
          options={(provider?.classes ?? []).map(({ id, name, capacity }) => ({
            value: String(id),
            label: t("console.requests.classOf", { name, count: capacity }),
          }))}
          onChange={(carClass) => onType({ carClass })}
        />
      </div>
    </>
  );
}

type PriceFieldsProps = FieldsProps & { readonly choices: Choices; readonly isBothWays: boolean };

/** For how much, both ways each by itself, and in which currency. */
export function PriceFields({ draft, error, onType, choices, isBothWays }: PriceFieldsProps) {
  const { t } = useConsole();
  const priceWidth = isBothWays ? "third" : "half";
  return (
    <>
      <div className={css[priceWidth]}>
        <TextField
          id="offer-price"
          label={t(isBothWays ? "console.requests.priceThere" : "console.requests.price")}
          inputMode="decimal"
          autoComplete="off"
          figures
          value={draft.price}
          error={error("price")}
          onChange={(price) => onType({ price })}
        />
      </div>
      {isBothWays && (
        <TextField
          id="offer-backPrice"
          label={t("console.requests.priceBack")}
          hint={t("console.requests.priceBackHint")}
          inputMode="decimal"
          autoComplete="off"
          figures
          value={draft.backPrice}
          error={error("backPrice")}
          onChange={(backPrice) => onType({ backPrice })}
        />
      )}
      <div className={css[priceWidth]}>
        <Select
          label={t("console.requests.currency")}
          placeholder={t("console.requests.choose")}
          value={draft.currency}
          options={choices.currencies.map((currency) => ({ value: currency, label: currency }))}
          onChange={(currency) => onType({ currency })}
        />
      </div>
    </>
  );
}

/** The day of the ride, and until when the offer stands. */
export function DayFields({ draft, error, onType, at }: FieldsProps & { readonly at: WritingAt }) {
  const { t } = useConsole();
  return (
    <>
      <TextField
        label={t("console.requests.day")}
        hint={t("console.requests.dayHint")}
        type="date"
        value={draft.day}
        onChange={(day) => onType({ day })}
      />
      <EndFields
        id="offer-end"
        texts={{ day: t("console.requests.endDay"), time: t("console.requests.endTime") }}
        end={draft}
        error={error("end")}
        onType={onType}
        at={at}
      />
    </>
  );
}

type BookPricesProps = {
  readonly choices: Choices;
  readonly isBothWays: boolean;
  readonly onTake: (taken: Partial<WayDraft>) => void;
};

/** What the book asks for this way by now, to be taken over with a press; nothing where it sells nothing there. */
export function BookPrices({ choices, isBothWays, onTake }: BookPricesProps) {
  const { t, locale } = useConsole();
  const there = choices.prices.filter(({ back }) => !back);
  if (there.length === 0) return <p className={css["none"]}>{t("console.requests.noBookPrice")}</p>;
  return (
    <div className={css["prices"]}>
      <h3 className={css["title"]}>{t("console.requests.bookPrices")}</h3>
      <ul className={css["list"]}>
        {there.slice(0, 6).map((one) => {
          const provider = choices.providers.find(({ id }) => id === one.provider_id);
          const carClass = provider?.classes.find(({ id }) => id === one.car_class_id);
          const back = isBothWays
            ? choices.prices.find((other) => other.back && other.car_class_id === one.car_class_id)
            : undefined;
          return (
            <li key={one.car_class_id} className={css["price"]}>
              <span>{[carClass?.name, provider?.name].filter(Boolean).join(" · ")}</span>
              <b>
                {[one, back]
                  .flatMap((way) => (way === undefined ? [] : sumWords(way.price, way.currency, locale)))
                  .join(" + ")}
              </b>
              <BarButton
                onClick={() =>
                  onTake({
                    provider: String(one.provider_id),
                    carClass: String(one.car_class_id),
                    price: String(one.price),
                    ...(back !== undefined && { backPrice: String(back.price) }),
                    currency: one.currency,
                    terms: one.terms,
                  })
                }
              >
                {t("console.requests.take")}
              </BarButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
