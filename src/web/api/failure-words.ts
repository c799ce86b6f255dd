import { ApiError } from "#web/api/api-error.ts";
import type { Page } from "#web/page/page.tsx";

/**
 * Why a call has failed, in words for people: what the server says of it, what the status of somebody else's answer means, or that the
 * server cannot be reached. Whatever else an error bears are words for engineers.
 */
export function failureWords(error: unknown, { t }: Pick<Page, "t">): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.message !== "") return error.message;
  return isUnanswered(error) ? t("common.offline") : undefined;
}

/** Whether our server has not answered: the call was lost, or something between us and the server gave up on it. Its outcome is unknown. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.lost !== undefined || (error.code === 0 && isGatewayStatus(error.status)));
}

/** The status with which our own server has refused a call; undefined for every other failure. */
export function refusedStatus(error: unknown): number | undefined {
  return error instanceof ApiError && error.code !== 0 ? error.status : undefined;
}

function isGatewayStatus(status: number): boolean {
  return status >= 500 || status === 408;
}
