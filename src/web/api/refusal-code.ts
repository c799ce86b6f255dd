import { errorByNumber, STALE_QUOTE, type ErrorCode } from "#contract/wire/errors.ts";
import { ApiError } from "#web/api/api-error.ts";

/** Name of a refusal in the catalogue; undefined for lost calls and anything else. */
export function refusalCode(error: unknown): ErrorCode | undefined {
  return error instanceof ApiError ? errorByNumber(error.code) : undefined;
}

/** Whether a call was refused because its price can no longer be had as it was shown. */
export function isQuoteStale(error: unknown): boolean {
  const stale: readonly (ErrorCode | undefined)[] = STALE_QUOTE;
  return stale.includes(refusalCode(error));
}
