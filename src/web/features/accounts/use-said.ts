import type { MessageKey } from "#i18n/messages.ts";
import { failureWords } from "#web/api/failure-words.ts";
import { usePage } from "#web/page/page.tsx";

/** Says why a call has failed: in the server's words, or in these where it has none. */
export function useSaid(otherwise: MessageKey): (error: unknown) => string {
  const page = usePage();
  return (error) => failureWords(error, page) ?? page.t(otherwise);
}
