import { useState } from "react";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { checkPassenger, type PassengerErrors } from "#domain/booking/passengers.ts";
import { Button } from "#ui/button.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { usePage, type Page } from "#web/page/page.tsx";
import { PickupDayField } from "#web/page/pickup/pickup-day-field.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import { typedPhoneFault, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { RequestDraft } from "./request-draft.ts";
import css from "./route-request.module.css";

/** The fields that must be valid, in the order of the form. */
const CONTACT = ["name", "phone", "email"] as const;

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
  const wrong = checkPassenger(draft, "natural", (typed) => typedPhoneFault(typed, phones));
  const today = options.now.slice(0, 10);
  const field = (name: (typeof CONTACT)[number]) => {
    const error = tried ? wrong[name] : undefined;
    return {
      id: `request-${name}`,
      required: true,
      value: draft[name],
      error: error && (error === "required" ? t(`prices.request.need.${name}`) : wordsOf(error, t)),
      onChange: (value: string) => onChange({ [name]: value }),
    };
  };
  const submit = () => {
    setTried(true);
    const first = CONTACT.find((name) => wrong[name] !== undefined);
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
      <TextField
        {...field("name")}
        label={t("booking.name")}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={TEXT_LIMITS.name}
      />
      <PickupDayField
        id="request-date"
        label={t("prices.request.date")}
        optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
        value={draft.date}
        today={today}
        onChange={(date) => onChange({ date })}
      />
      <PhoneInput {...field("phone")} pickup={phones.pickup} label={t("booking.phone")} />
      <TextField
        {...field("email")}
        label={t("booking.email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <div className={css["wide"]}>
        <TextArea
          id="request-text"
          label={t("prices.request.text")}
          optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
          value={draft.text}
          minRows={2}
          maxRows={8}
          maxLength={TEXT_LIMITS.comment}
          onChange={(text) => onChange({ text })}
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

function wordsOf(error: Exclude<PassengerErrors[keyof PassengerErrors], "required" | undefined>, t: Page["t"]): string {
  return error === "email" ? t("prices.request.emailWrong") : t(`booking.phone.${error.fault}`, { ...error });
}
