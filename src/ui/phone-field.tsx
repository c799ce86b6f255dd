import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

/** The props of a phone field. */
export type PhoneFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "figures" | "ref"> & {
  /** Puts gaps between the digits of a number that is typed on at its end. */
  readonly group?: (text: string) => string;
};

/** A phone field: nothing typed or pasted is dropped; gaps are added only while a number grows at its end. */
export function PhoneField({ autoComplete = "tel", placeholder = "+", group, onChange, ...rest }: PhoneFieldProps) {
  const { value } = rest;
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      figures
      autoComplete={autoComplete}
      placeholder={placeholder}
      onChange={(next) => {
        const isTypedOn = next.length === value.length + 1 && next.startsWith(value);
        onChange(group && isTypedOn ? group(next) : next);
      }}
    />
  );
}
