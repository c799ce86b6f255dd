import type { MessageKey } from "#i18n/messages.ts";
import { ApiError } from "#web/api/api-error.ts";
import { usePage } from "#web/page/page.tsx";

/** Says why a call has failed: in the server's words, or in these where it has none. */
export function useSaid(otherwise: MessageKey): (error: unknown) => string {
  const { t } = usePage();
  return (error) => {
    const isLost = error instanceof ApiError && error.lost !== undefined;
    const known = error instanceof ApiError && !isLost ? error.message : "";
    return known !== "" ? known : t(isLost ? "common.offline" : otherwise);
  };
}
