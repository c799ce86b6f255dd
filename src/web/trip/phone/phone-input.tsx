import { useState } from "react";
import { languageTag } from "#i18n/format.ts";
import { PhoneField, type PhoneFieldProps } from "#ui/phone-field.tsx";
import { usePage } from "#web/page/page.tsx";
import { usePhonePlans } from "./phone-plans-part.ts";
import { phoneHomes } from "./reading-now.ts";
import { groupedPhone, shownPhone, typedPhoneFault } from "./typed-phone.ts";

type PhoneInputProps = Omit<PhoneFieldProps, "group" | "hint"> & {
  /** Country of the pick-up; a number without a plus may belong to it. */
  readonly pickup: string;
  /** Says below the field how the number is read. */
  readonly explained?: boolean;
};

/**
 * A phone number. It may be written in any way; once the field is left it reads "+7 916 123 45 67", as it is sent, or says what
 * is wrong with it.
 */
export function PhoneInput({ pickup, explained = false, error, ...field }: PhoneInputProps) {
  const { value: typed, onChange } = field;
  const page = usePage();
  const { t, locale } = page;
  const [left, setLeft] = useState(false);
  const [typing, setTyping] = useState(false);
  const reading = { ...phoneHomes(page, pickup), plans: usePhonePlans(typed) };
  const shown = shownPhone(typed, reading);
  // Outside the field every number reads alike: also one filled in by somebody else, or typed before the plans had come.
  const value = typing ? typed : (shown ?? typed);
  const fault = left && value.trim() !== "" ? typedPhoneFault(value, reading) : undefined;
  const told = error ?? (fault && t(`booking.phone.${fault.fault}`, { ...fault }));
  const write = () => {
    if (shown !== undefined && shown !== typed) onChange(shown);
  };
  const read = () => {
    setLeft(true);
    write();
  };
  const hint = () => {
    if (shown === value) return t("booking.phoneHint.driver");
    if (shown !== undefined) return t("booking.phoneHint.read", { number: shown.replaceAll(" ", "\u00A0") });
    return pickup === ""
      ? t("booking.phoneHint.any")
      : t("booking.phoneHint.country", { country: nameOf(pickup, locale) });
  };
  return (
    <PhoneField
      {...field}
      value={value}
      error={told}
      hint={explained && told === undefined ? hint() : undefined}
      group={(text) => groupedPhone(text, reading)}
      onFocus={() => {
        setTyping(true);
        write();
      }}
      onBlur={() => {
        setTyping(false);
        read();
      }}
      onKeyDown={({ key }) => {
        // Enter sends the form without leaving the field.
        if (key === "Enter") read();
      }}
    />
  );
}

function nameOf(country: string, locale: Parameters<typeof languageTag>[0]): string {
  return (
    new Intl.DisplayNames([languageTag(locale)], { type: "region", style: "short" }).of(country.toUpperCase()) ?? ""
  );
}
