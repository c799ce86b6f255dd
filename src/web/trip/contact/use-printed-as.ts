import { useApi } from "#web/api/api-context.ts";
import { usePrintedName } from "#web/lib/use-printed-name.ts";
import { usePage } from "#web/page/page.tsx";

/** A warning that a name will be printed in other letters than it is typed in; undefined where it will not. */
export function usePrintedAs(typed: string): string | undefined {
  const { t } = usePage();
  const api = useApi();
  const printed = usePrintedName(typed, (name, signal) => api("checkName", { signal, body: { name } }));
  return printed === undefined ? undefined : t("booking.printedAs", { name: printed });
}
