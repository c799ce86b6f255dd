import { useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { COMPANY_NUMBER_LENGTH } from "#domain/booking/company-fields.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { FieldError } from "#ui/field-error.tsx";
import { Phone } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { PhoneField } from "#ui/phone-field.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TextField } from "#ui/text-field.tsx";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { PrintedField } from "#web/console/orders/printed-field.tsx";
import type { Wrong } from "#web/console/phone/draft/draft-gaps.ts";
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
  /** The field that an order was refused for, and why. */
  readonly wrong: Wrong | undefined;
  readonly onChange: (fields: Partial<PhoneDraft>) => void;
  readonly start: Ref<HTMLDivElement>;
};

/** Who calls and who buys: a phone in any writing tells of both. */
export function CallerCard({ draft, caller, rules, problem, wrong, onChange, start }: CallerCardProps) {
  const { t, locale, api } = useConsole();
  const { data: session } = useQuery(sessionQuery(api));
  const errorOf = (field: string) => (wrong?.field === field ? wrong.words : undefined);
  const sending = session?.sends.to_travellers;
  const since = caller?.since ?? null;
  const year = since === null ? "" : String(new Date(since).getFullYear());
  return (
    <DeskCard title={t("console.phone.who")}>
      <div className={css["fields"]} ref={start}>
        <div data-gap="phone">
          <PhoneField
            label={t("booking.phone")}
            error={errorOf("phone")}
            value={draft.phone}
            autoComplete="off"
            icon={<Icon glyph={Phone} size={20} />}
            onChange={(phone) => onChange({ phone })}
          />
        </div>
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
        <div data-gap="name">
          <PrintedField
            label={t("booking.name")}
            error={errorOf("name")}
            value={draft.name}
            most={TEXT_LIMITS.name}
            onChange={(name) => onChange({ name })}
          />
        </div>
        <div data-gap="email">
          <TextField
            label={t("booking.email")}
            type="email"
            inputMode="email"
            value={rules?.own_email || draft.email}
            readOnly={Boolean(rules?.own_email)}
            optional={rules?.own_email ? undefined : <OptionalMark>{t("console.optional")}</OptionalMark>}
            error={errorOf("email")}
            hint={
              rules?.own_email
                ? t("console.phone.ownEmail")
                : draft.email.trim() === ""
                  ? t(`console.phone.noEmail.${sending?.text === true ? "text" : "call"}`)
                  : sending?.email === false
                    ? t("console.phone.noMailServer")
                    : undefined
            }
            autoComplete="off"
            spellCheck={false}
            onChange={(email) => onChange({ email })}
          />
        </div>
        <BuyerChoice draft={draft} caller={caller} rules={rules} onChange={onChange} />
        <FieldError id="phone-buyer">{problem}</FieldError>
        {rules !== undefined && (
          <CompanyFields draft={draft} rules={rules} error={errorOf("costCenter")} onChange={onChange} />
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

type CompanyFieldsProps = Pick<CallerCardProps, "draft" | "onChange"> & {
  readonly rules: Rules;
  readonly error: string | undefined;
};

/** What a company wants to know of each order. */
function CompanyFields({ draft, rules, error, onChange }: CompanyFieldsProps) {
  const { t } = useConsole();
  return (
    <>
      {rules.cost_center !== "hidden" && (
        <div data-gap="costCenter">
          <TextField
            label={t("console.costCenter")}
            error={error}
            value={draft.costCenter}
            list="phone-cost-centers"
            autoComplete="off"
            required={rules.cost_center === "demanded"}
            onChange={(costCenter) => onChange({ costCenter })}
          />
        </div>
      )}
      <datalist id="phone-cost-centers">
        {rules.cost_centers.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </datalist>
      {rules.has_order_number && (
        <TextField
          label={t("console.internalNumber")}
          value={draft.orderNumber}
          most={COMPANY_NUMBER_LENGTH}
          autoComplete="off"
          onChange={(orderNumber) => onChange({ orderNumber })}
        />
      )}
      {rules.has_trip_number && (
        <TextField
          label={rules.trip_number_label || t("console.phone.tripNumber")}
          value={draft.tripNumber}
          most={COMPANY_NUMBER_LENGTH}
          autoComplete="off"
          onChange={(tripNumber) => onChange({ tripNumber })}
        />
      )}
    </>
  );
}
