import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { usePage } from "#web/page/page.tsx";
import { PickupDayField } from "#web/page/pickup/pickup-day-field.tsx";
import { EmailInput } from "#web/trip/contact/email-input.tsx";
import { NameInput } from "#web/trip/contact/name-input.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import type { PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { RequestDraft } from "./request-draft.ts";
import { requestFaults } from "./request-draft.ts";
import css from "./route-request.module.css";

type RequestFormProps = {
  readonly draft: RequestDraft;
  readonly phones: PhoneReading;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onChange: (fields: Partial<RequestDraft>) => void;
  readonly onSubmit: () => void;
};

/** Who requests which ride, and when. Errors show after the first try and follow every change. */
export function RequestForm({ draft, phones, busy, failure, onChange, onSubmit }: RequestFormProps) {
  const { t, options } = usePage();
  const [tried, setTried] = useState(false);
  const faults = requestFaults(draft, phones, tried);
  const today = options.now.slice(0, 10);
  const field = (name: Exclude<keyof RequestDraft, "date">) => {
    const error = faults.get(name);
    return { id: `request-${name}`, value: draft[name], error: error && t(...error) };
  };
  const put = (name: keyof RequestDraft) => (value: string) => onChange({ [name]: value });
  const submit = () => {
    setTried(true);
    const [first] = requestFaults(draft, phones, true).keys();
    if (first) document.getElementById(`request-${first}`)?.focus();
    else if (!busy) onSubmit();
  };
  return (
    <form
      noValidate
      className={css["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={css["lead"]}>{t("prices.request.lead")}</p>
      <NameInput {...field("name")} label={t("booking.name")} person={draft} required onChange={onChange} />
      <PickupDayField
        id="request-date"
        label={t("prices.request.date")}
        optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
        value={draft.date}
        today={today}
        onChange={(date) => onChange({ date })}
      />
      <PhoneInput
        {...field("phone")}
        pickup={phones.pickup}
        label={t("booking.phone")}
        required
        onChange={put("phone")}
      />
      <EmailInput {...field("email")} label={t("booking.email")} required onChange={put("email")} />
      <div className={css["wide"]}>
        <TextArea
          {...field("text")}
          label={t("prices.request.text")}
          optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
          minRows={2}
          maxRows={8}
          onChange={put("text")}
        />
      </div>
      <div className={css["send"]}>
        <Button type="submit" look="primary" size="main" busy={busy}>
          {t("prices.request.send")}
        </Button>
        <p role="alert" className={css["failure"]}>
          {failure}
        </p>
      </div>
    </form>
  );
}
