import { ApiError } from "#web/api/api-error.ts";
import type { PageStore } from "#web/page/page-state.ts";

/** Failures of these statuses are not told: after the first the log-in popup opens, the second was the visitor's own wish (OPN-097). */
export const SILENCED = [401, 499] as const;

let told = 0;

/** Puts a failed call into the notices, titled RpcError with the server's message (ERR-19, ERR-20). */
export function tellFailure(
  store: PageStore,
  error: unknown,
  messages: Readonly<Record<string, string>>,
  silenced: readonly number[] = SILENCED,
): void {
  const failed = error instanceof ApiError ? error : undefined;
  if (failed && (failed.lost === "aborted" || silenced.includes(failed.status))) return;
  const words = failed?.lost === "network" ? messages["common.offline"] : failed?.message;
  const text = [messages["RpcError"] ?? "RpcError", words].filter(Boolean).join(". ");
  told += 1;
  store.setState(({ notices }) => ({ notices: [...notices, { key: `failure-${told}`, text }] }));
}
