import { CHUNK_FAILURE } from "#web/page/chunk-reload.ts";

/** Fetches that never came to the server, in the words of the browsers. */
const LOST_FETCH =
  /failed to fetch|load failed|networkerror|network request failed|cancelled|the network connection was lost/i;

/** The part of a call's failure that says whether the server failed (`ApiError`). */
interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly status?: number;
  readonly lost?: string | undefined;
}

/**
 * Whether a failure is one of ours that somebody can mend: not a connection that was lost, a call that was stopped, a part of an older build, or a
 * script that a browser extension or a counter of visits brought.
 */
export function isReported(
  error: unknown,
  { files, origin }: { readonly files: readonly string[]; readonly origin: string },
): boolean {
  const { name = "", message = String(error), status, lost }: Failure = error instanceof Error ? error : {};
  if (status !== undefined && lost === undefined) return status >= 500;
  if (lost !== undefined || name === "AbortError") return false;
  if (LOST_FETCH.test(message) || CHUNK_FAILURE.test(message)) return false;
  return files.every((file) => file.startsWith(`${origin}/`));
}
