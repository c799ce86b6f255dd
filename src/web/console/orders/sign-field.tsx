import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { usePrintedName } from "#web/lib/use-printed-name.ts";

type SignFieldProps = Pick<TextFieldProps, "label" | "value" | "placeholder" | "onChange"> & {
  /** The traveller's name, which stands on the sign while this field is empty. */
  readonly name: string;
};

/** The words of the sign, with a warning where paper will show them in other letters (found 35). */
export function SignField({ name, ...field }: SignFieldProps) {
  const { t, api } = useConsole();
  const words = field.value.trim() === "" ? name : field.value;
  const printed = usePrintedName(words, (typed, signal) => api("checkName", { signal, body: { name: typed } }));
  return (
    <TextField
      {...field}
      autoComplete="off"
      most={TEXT_LIMITS.sign}
      warning={printed !== undefined && t("booking.printedAs", { name: printed })}
    />
  );
}
