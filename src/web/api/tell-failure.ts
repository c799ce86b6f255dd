import { ApiError } from "#web/api/api-error.ts";
import type { PageStore } from "#web/page/page-state.ts";

/**
 * Failures with these statuses show no notice: the first opens the log-in popup, the second was cancelled by the visitor
 *.
 */
export const SILENCED = [401, 499] as const;

let told = 0;

/** Adds a notice about a failed call, titled RpcError, with the server's message. */
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
