import type { isChunkFailure as isOfPage, reloadForChunk as reloadOfPage } from "#web/page/chunk-reload.ts";
import { isServerReachable } from "#web/page/is-server-reachable.ts";

/** Whether a part could not be loaded. */
export const isChunkFailure: typeof isOfPage = (error) =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);

/** The page around is never reloaded: it says that it is offline, or has failed. */
export const reloadForChunk: typeof reloadOfPage = async () => ((await isServerReachable()) ? "failed" : "offline");
