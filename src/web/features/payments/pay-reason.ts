import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import type { Page } from "#web/page/page.tsx";

/**
 * Why a payment page did not open, in words for people: what our server says of a refusal, or that there is no connection. Whatever
 * else an error bears are words for engineers (PAY-20); the title says enough then.
 */
export function payReason(error: unknown, { t }: Pick<Page, "t">): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.lost !== undefined) return t("common.offline");
  const code = refusalCode(error);
  return code === undefined || code === "internal" || error.message === "" ? undefined : error.message;
}
