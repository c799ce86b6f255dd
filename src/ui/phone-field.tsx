import { MaskedField } from "#ui/masked-field.tsx";
import { phoneMask } from "#ui/phone-mask.ts";
import type { TextFieldProps } from "#ui/text-field.tsx";

type PhoneFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "figures" | "ref">;

/** A phone field: keeps the number as typed, but accepts phone characters only. */
export function PhoneField({ autoComplete = "tel", placeholder = "+", ...rest }: PhoneFieldProps) {
  return (
    <MaskedField
      {...rest}
      mask={phoneMask}
      type="tel"
      inputMode="tel"
      figures
      autoComplete={autoComplete}
      placeholder={placeholder}
    />
  );
}
