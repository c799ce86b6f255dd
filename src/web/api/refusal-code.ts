import { errorByNumber, type ErrorCode } from "#contract/wire/errors.ts";
import { ApiError } from "#web/api/api-error.ts";

/** Name of a refusal in the catalogue; undefined for lost calls and other errors. */
export function refusalCode(error: unknown): ErrorCode | undefined {
  return error instanceof ApiError ? errorByNumber(error.code) : undefined;
}
