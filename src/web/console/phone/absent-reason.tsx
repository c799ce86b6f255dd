import type { PriceItem } from "#contract/prices/prices.ts";
import { useConsole } from "#web/console/app/console.tsx";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { useTimeWords } from "#web/console/phone/prices/use-time-words.ts";

/** Why a class cannot be had at the typed time, in the words of the check of times. */
export function AbsentReason({ draft, price }: { readonly draft: PhoneDraft; readonly price: PriceItem }) {
  const { t } = useConsole();
  const { isRefused, words } = useTimeWords(draft, 0, { own: price.price_id });
  return isRefused && words.length > 0 ? words.join(". ") : t("console.phone.notThen");
}
