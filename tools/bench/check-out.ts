import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** An earlier version of the product in a folder of its own. */
export interface CheckedOut {
  readonly folder: string;
  readonly commit: string;
  remove(): Promise<void>;
}

/** Puts the files of a commit into a temporary folder; it runs with the packages installed here. */
export async function checkOut(revision: string): Promise<CheckedOut> {
  const { stdout } = await run("git", ["rev-parse", "--short", `${revision}^{commit}`]);
  const commit = stdout.trim();
  const folder = await mkdtemp(join(tmpdir(), "nameboard-before-"));
  const archive = spawn("git", ["archive", commit], { stdio: ["ignore", "pipe", "inherit"] });
  const unpack = spawn("tar", ["-x", "-C", folder], { stdio: ["pipe", "inherit", "inherit"] });
  archive.stdout.pipe(unpack.stdin);
  const [code] = (await once(unpack, "close")) as [number];
  if (code !== 0) throw new Error(`The files of ${commit} could not be unpacked`);
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return { folder, commit, remove: () => rm(folder, { recursive: true, force: true }) };
}
