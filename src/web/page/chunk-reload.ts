import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { isServerReachable } from "#web/page/is-server-reachable.ts";

/** Local storage key, set before the forced reload. */
const MARKER = "page-force-refreshed";

/** The build the marker belongs to, so that an old marker cannot stop the reload of a newer build. */
const MARKER_BUILD = "page-force-refreshed-build";

/** How browsers say that a part of the page could not be loaded. */
export const CHUNK_FAILURE =
  /dynamically imported module|importing a module script|unable to preload css|loading css chunk/i;

/** Whether a part of the page could not be loaded; any other failure allows a forced reload again. */
export function isChunkFailure(error: unknown): boolean {
  const isChunk = error instanceof Error && CHUNK_FAILURE.test(error.message);
  if (!isChunk) writeStored("local", MARKER, false);
  return isChunk;
}

/** The response to a part that could not be loaded: the page reloads, or shows that it is offline or has failed. */
export type ChunkOutcome = "reloading" | "offline" | "failed";

/** Reloads the page once per build when a part of it is missing; if the server does not answer, the page stays as it is. */
export async function reloadForChunk(buildId: string): Promise<ChunkOutcome> {
  if (!(await isServerReachable())) return "offline";
  if (readStored("local", MARKER) === true && readStored("local", MARKER_BUILD) === buildId) return "failed";
  writeStored("local", MARKER, true);
  writeStored("local", MARKER_BUILD, buildId);
  // Without storage nothing could stop a second reload, so the page does not reload at all.
  if (readStored("local", MARKER) !== true) return "failed";
  location.reload();
  return "reloading";
}
