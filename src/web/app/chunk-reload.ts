import { readStored, writeStored } from "#web/lib/storage.ts";

/** Local storage: set before the one forced reload (ERR-15). */
const MARKER = "page-force-refreshed";

/** Which build the marker belongs to, so that an old marker cannot stop the reload of a newer build (ruling 14). */
const MARKER_BUILD = "page-force-refreshed-build";

const CHUNK_FAILURE = /dynamically imported module|importing a module script|unable to preload css|loading css chunk/i;

/** Reloads the page once per build when a part of it could not be loaded; tells whether it did. */
export function reloadForChunk(error: unknown, buildId: string): boolean {
  const isChunk = error instanceof Error && CHUNK_FAILURE.test(error.message);
  const wasReloaded = readStored("local", MARKER) === true && readStored("local", MARKER_BUILD) === buildId;
  if (!isChunk) writeStored("local", MARKER, false);
  if (!isChunk || wasReloaded) return false;
  writeStored("local", MARKER, true);
  writeStored("local", MARKER_BUILD, buildId);
  location.reload();
  return readStored("local", MARKER) === true;
}
