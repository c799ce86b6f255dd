import { constants } from "node:fs";
import { access, readFile, statfs } from "node:fs/promises";
import { freemem } from "node:os";

const FOLDER = "/dev/shm";
const GIGABYTE = 1024 ** 3;
/** What all tests at once keep there, several times over. */
const NEEDED = { inFolder: 4 * GIGABYTE, free: 8 * GIGABYTE } as const;

/**
 * Lets tests keep their databases and other files in memory, where this machine has a folder there with much room. On a disk
 * every commit waits for whatever else is being written. A TMPDIR that somebody has chosen stays.
 */
export async function useMemoryFolder(): Promise<void> {
  if (process.env["TMPDIR"] === undefined && (await hasRoom())) process.env["TMPDIR"] = FOLDER;
}

async function hasRoom(): Promise<boolean> {
  try {
    await access(FOLDER, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = await statfs(FOLDER);
    const mount = (await readFile("/proc/mounts", "utf8")).split("\n").find((line) => line.split(" ")[1] === FOLDER);
    const [, , kind, options = ""] = mount?.split(" ") ?? [];
    const mayRun = !options.split(",").includes("noexec");
    return kind === "tmpfs" && mayRun && bavail * bsize >= NEEDED.inFolder && freemem() >= NEEDED.free;
  } catch {
    return false;
  }
}
