import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

const MEGABYTE = 1_000_000;

/** Below this no new order is taken, so that those that are there can still be paid, changed and cancelled. */
const ORDERS_NEED = 500 * MEGABYTE;

/** PostgreSQL writes a journal before anything else, and does not start without room for it. */
const START_NEEDS = 64 * MEGABYTE;

/** A disk is looked at no more often, in milliseconds. */
const LOOK_MS = 2000;

/** The room that is left where the embedded database lies. */
export interface DiskRoom {
  /** In bytes; undefined where the system does not tell. */
  free(): Promise<number | undefined>;
  /** Whether too little is left for another order. */
  isShort(): Promise<boolean>;
}

/** Watches the room of a folder. */
export function createDiskRoom(folder: string, ask: typeof freeBytes = freeBytes): DiskRoom {
  let asked: { readonly at: number; readonly bytes: Promise<number | undefined> } | undefined;
  const free = (): Promise<number | undefined> => {
    const now = performance.now();
    if (asked === undefined || now - asked.at > LOOK_MS) asked = { at: now, bytes: ask(folder) };
    return asked.bytes;
  };
  return { free, isShort: async () => ((await free()) ?? Infinity) < ORDERS_NEED };
}

/** Refuses to start the database on a full disk, with what to do; says when little is left. */
export async function refuseFullDisk(
  folder: string,
  say: (line: string) => void,
  ask: typeof freeBytes = freeBytes,
): Promise<void> {
  const free = (await ask(folder)) ?? Infinity;
  const left = `${Math.floor(free / MEGABYTE)} MB are free on the disk of ${resolve(folder)}`;
  if (free < START_NEEDS)
    throw new Error(
      `Only ${left}, and the database needs ${START_NEEDS / MEGABYTE} MB to start. Everything that was confirmed is there.\n` +
        `Delete or move away files that are not in ${resolve(folder)} until ${ORDERS_NEED / MEGABYTE} MB are free, or enlarge the disk. Then start again.`,
    );
  if (free < ORDERS_NEED)
    say(`Only ${left}: no new orders are taken until ${ORDERS_NEED / MEGABYTE} MB are free. Make room.`);
}

/** The bytes that are free for us where a folder is, or will be made; undefined where the system does not tell. */
async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    // What is no disk, such as /proc, has no room to tell of.
    return blocks === 0 ? undefined : bavail * bsize;
  } catch (error) {
    const above = dirname(resolve(folder));
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT" && above !== resolve(folder);
    return isMissing ? freeBytes(above) : undefined;
  }
}
