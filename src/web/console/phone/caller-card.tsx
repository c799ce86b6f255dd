import type { Ref } from "react";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { FieldError } from "#ui/field-error.tsx";
import { Phone } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { PhoneField } from "#ui/phone-field.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { BuyerChoice } from "./buyer-choice.tsx";
import css from "./caller-card.module.css";

type Caller = EndpointResult<ConsoleCalls["findCaller"]>;
type Rules = EndpointResult<ConsoleCalls["getBuyer"]>;

type CallerCardProps = {
  readonly draft: PhoneDraft;
  readonly caller: Caller | undefined;
  readonly rules: Rules | undefined;
  /** Why the buyer can buy nothing. */
  readonly problem: string | undefined;
  readonly onChange: (fields: Partial<PhoneDraft>) => void;
  readonly start: Ref<HTMLDivElement>;
};

/** Who calls and who buys: a phone in any writing tells of both. */
export function CallerCard({ draft, caller, rules, problem, onChange, start }: CallerCardProps) {
  const { t, locale } = useConsole();
  const since = caller?.since ?? null;
  const year = since === null ? "" : String(new Date(since).getFullYear());
  return (
    <DeskCard title={t("console.phone.who")}>
      <div className={css["fields"]} ref={start}>
        <PhoneField
          label={t("booking.phone")}
          value={draft.phone}
          autoComplete="off"
          icon={<Icon glyph={Phone} size={20} />}
          onChange={(phone) => onChange({ phone })}
        />
        <p className={css["known"]} role="status">
          {caller !== undefined &&
            since !== null &&
            [
              t("console.phone.rides", { count: caller.rides, year }),
              caller.rides > 0 && t("console.phone.noShows", { count: caller.no_shows }),
            ]
              .filter(Boolean)
              .join(" · ")}
          {caller !== undefined && since === null && draft.phone !== "" && t("console.phone.newCaller")}
        </p>
        <TextField
          label={t("booking.name")}
          value={draft.name}
          maxLength={60}
          autoComplete="off"
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={t("booking.email")}
          type="email"
          inputMode="email"
          value={rules?.own_email || draft.email}
          readOnly={Boolean(rules?.own_email)}
          hint={rules?.own_email ? t("console.phone.ownEmail") : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(email) => onChange({ email })}
        />
        <BuyerChoice draft={draft} caller={caller} rules={rules} onChange={onChange} />
        <FieldError id="phone-buyer">{problem}</FieldError>
        {rules?.cost_center !== undefined && rules.cost_center !== "hidden" && (
          <TextField
            label={t("console.costCenter")}
            value={draft.costCenter}
            list="phone-cost-centers"
            autoComplete="off"
            required={rules.cost_center === "demanded"}
            onChange={(costCenter) => onChange({ costCenter })}
          />
        )}
        <datalist id="phone-cost-centers">
          {rules?.cost_centers.map((title) => (
            <option key={title}>{title}</option>
          ))}
        </datalist>
        {rules?.has_order_number && (
          <TextField
            label={t("console.internalNumber")}
            value={draft.orderNumber}
            autoComplete="off"
            onChange={(orderNumber) => onChange({ orderNumber })}
          />
        )}
        {rules?.has_trip_number && (
          <TextField
            label={rules.trip_number_label || t("console.phone.tripNumber")}
            value={draft.tripNumber}
            autoComplete="off"
            onChange={(tripNumber) => onChange({ tripNumber })}
          />
        )}
        <Segmented
          label={t("console.lang")}
          showLabel
          value={draft.lang}
          options={LOCALES.map((value) => ({ value, label: t(`console.lang.${value}`) }))}
          onChange={(lang) => onChange({ lang })}
          name={`letters-${locale}`}
        />
      </div>
    </DeskCard>
  );
}
