import { useQuery } from "@tanstack/react-query";
import type { checkName } from "#contract/booking.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { hasCommonLetters } from "#domain/booking/common-letters.ts";
import { cleanText, surplusLength, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { useDelayed } from "./use-delayed.ts";

/** A name that is still being typed is not checked after each letter (ms). */
const TYPED_MS = 400;

type Check = (name: string, signal: AbortSignal) => Promise<EndpointResult<typeof checkName>>;

/** The other letters in which a typed name will be printed; undefined where it is printed as typed, or the answer has not come. */
export function usePrintedName(typed: string, check: Check): string | undefined {
  const name = surplusLength(typed, TEXT_LIMITS.sign) === undefined ? cleanText(typed) : "";
  const settled = useDelayed(name, TYPED_MS);
  const { data } = useQuery({
    queryKey: ["check-name", settled],
    queryFn: ({ signal }) => check(settled, signal),
    enabled: !hasCommonLetters(settled),
    staleTime: Infinity,
    retry: false,
  });
  return settled === name && data?.is_romanised ? data.printed : undefined;
}
