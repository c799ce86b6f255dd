import { YACHT_OFFER_LIMITS, type YachtOffer, type YachtOfferFault } from "#domain/yachts/yacht-offer.ts";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./offer-form.module.css";
import type { YachtDraft } from "./yacht-draft.ts";

const ZONES = Intl.supportedValuesOf("timeZone");

type FieldsProps = {
  readonly draft: YachtDraft;
  /** Why a field cannot go out as it is, once somebody has tried. */
  readonly error: (fault: YachtOfferFault) => string | undefined;
  readonly onType: (fields: Partial<YachtDraft>) => void;
};

type TextName = "vessel" | "place" | "hours" | "guests" | "price" | "deposit";

/** What a field of text is made of, by its name and by what may be wrong with it. */
const textOf =
  ({ draft, error, onType }: FieldsProps) =>
  (name: TextName, fault: YachtOfferFault) => ({
    id: `offer-${fault}`,
    autoComplete: "off",
    value: draft[name],
    error: error(fault),
    onChange: (value: string) => onType({ [name]: value }),
  });

/** Which yacht, where and when, for how long and how many. */
export function YachtFields(props: FieldsProps) {
  const { t } = useConsole();
  const { draft, error, onType } = props;
  const text = textOf(props);
  return (
    <>
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
        onChange={(startDay) => onType({ startDay })}
      />
      <TextField
        label={t("console.yachts.startTime")}
        type="time"
        value={draft.startTime}
        onChange={(startTime) => onType({ startTime })}
      />
      <Select
        id="offer-zone"
        label={t("console.yachts.zone")}
        placeholder={t("console.requests.choose")}
        value={draft.zone}
        error={error("zone")}
        options={ZONES.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
        onChange={(value) => onType({ zone: value })}
      />
      <TextField label={t("console.yachts.forHours")} inputMode="numeric" figures {...text("hours", "hours")} />
      <TextField label={t("console.yachts.guests")} inputMode="numeric" figures {...text("guests", "guests")} />
      <div />
    </>
  );
}

type MoneyFieldsProps = FieldsProps & {
  /** Undefined while it is not whole. */
  readonly offer: YachtOffer | undefined;
  readonly sum: (amount: number) => string;
};

/** For how much, how much of it at once, and until when the rest. */
export function MoneyFields({ offer, sum, ...props }: MoneyFieldsProps) {
  const { t, cardCurrencies } = useConsole();
  const { draft, error, onType } = props;
  const text = textOf(props);
  return (
    <>
      <TextField label={t("console.yachts.price")} inputMode="decimal" figures {...text("price", "price")} />
      <Select
        label={t("console.requests.currency")}
        value={draft.currency}
        options={[...new Set([...cardCurrencies, draft.currency])].map((value) => ({ value, label: value }))}
        onChange={(currency) => onType({ currency })}
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
        onChange={(restDay) => onType({ restDay })}
      />
    </>
  );
}
