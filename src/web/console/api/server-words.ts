import { ApiError } from "#web/api/api-error.ts";

/** What the server says of a call that has failed; undefined where it says nothing, or has not answered. */
export function serverWords(error: unknown): string | undefined {
  return error instanceof ApiError && error.message !== "" ? error.message : undefined;
}
