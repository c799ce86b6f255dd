import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { readPlaceIndex, type PlaceIndex } from "#server/gazetteer/pack/place-index.ts";

const PROGRAM = fileURLToPath(new URL("./write-operator-index.ts", import.meta.url));
/** The index is never stored, so any stamp will do. */
const STAMP = 1;

/**
 * Builds the search index of a pack beside the running server: a hundred thousand places take seconds and hundreds of
 * megabytes, which a separate process gives back when it ends.
 */
export async function buildOperatorIndex(text: Buffer): Promise<PlaceIndex> {
  const child = spawn(process.execPath, [PROGRAM, String(STAMP)], { stdio: ["pipe", "pipe", "inherit"] });
  // A child that ends early closes the pipe; its exit code reports that too.
  child.stdin.on("error", () => undefined);
  child.stdin.end(text);
  const [bytes, [code]] = await Promise.all([buffer(child.stdout), once(child, "close") as Promise<[number | null]>]);
  const index = code === 0 ? readPlaceIndex(bytes, STAMP) : undefined;
  if (index === undefined) throw new Error(`The index of the operator's places could not be built (${code})`);
  return index;
}
