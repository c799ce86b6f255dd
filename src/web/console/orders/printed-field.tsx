import { TextField, type TextFieldProps } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { usePrintedName } from "#web/lib/use-printed-name.ts";

/** A name or the words of a sign, with a warning where paper will show them in other letters. */
export function PrintedField(field: Omit<TextFieldProps, "autoComplete" | "warning">) {
  return <TextField {...field} autoComplete="off" warning={usePrintedAs(field.value)} />;
}

/** A warning that a name will be printed in other letters than it is typed in; undefined where it will not. */
export function usePrintedAs(typed: string): string | undefined {
  const { t, api } = useConsole();
  const printed = usePrintedName(typed, (name, signal) => api("checkName", { signal, body: { name } }));
  return printed === undefined ? undefined : t("booking.printedAs", { name: printed });
}
