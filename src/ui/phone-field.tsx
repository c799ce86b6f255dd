import { TextField, type TextFieldProps } from "#ui/text-field.tsx";
import { toPhoneText } from "#ui/phone-text.ts";

type PhoneFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "figures">;

/** A telephone field: keeps the number as it is typed, but lets only telephone signs in. */
export function PhoneField({ onChange, autoComplete = "tel", placeholder = "+", ...rest }: PhoneFieldProps) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      figures
      autoComplete={autoComplete}
      placeholder={placeholder}
      onBeforeInput={(event) => {
        if (event.data !== null && event.data !== "" && toPhoneText(event.data) === "") event.preventDefault();
      }}
      onChange={(text) => onChange(toPhoneText(text))}
    />
  );
}
