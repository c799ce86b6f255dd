import { useQuery } from "@tanstack/react-query";
import { hasCommonLetters } from "#domain/booking/common-letters.ts";
import { cleanText, surplusLength, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { useApi } from "#web/api/api-context.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { usePage } from "#web/page/page.tsx";

/** Somebody who is typing is not asked about each letter (ms). */
const TYPED_MS = 400;

/** A warning that a name will be printed in other letters than it is typed in; undefined where it will not, or nobody knows. */
export function usePrintedAs(typed: string): string | undefined {
  const { t } = usePage();
  const api = useApi();
  const name = surplusLength(typed, TEXT_LIMITS.sign) === undefined ? cleanText(typed) : "";
  const settled = useDelayed(name, TYPED_MS);
  const { data } = useQuery({
    queryKey: ["check-name", settled],
    queryFn: ({ signal }) => api("checkName", { signal, body: { name: settled } }),
    enabled: !hasCommonLetters(settled),
    staleTime: Infinity,
    retry: false,
  });
  return settled === name && data?.is_romanised ? t("booking.printedAs", { name: data.printed }) : undefined;
}
