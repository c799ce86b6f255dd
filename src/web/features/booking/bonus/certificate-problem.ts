import { ApiError } from "#web/api/api-error.ts";

/**
 * What is said beside a code that could not be reckoned: nothing where only a session was wanting, otherwise why,
 * also where no answer of ours came that could say it.
 */
export function certificateProblem(error: unknown, lost: string): string | undefined {
  if (error instanceof ApiError && error.status === 401) return undefined;
  return error instanceof Error ? error.message || lost : undefined;
}
