import { readFile, readdir, readlink, stat } from "node:fs/promises";

/** Number of PostgreSQL servers (not counting their helpers) on this cluster, as the system sees it (Linux). */
export async function countPostmasters(cluster: string): Promise<number> {
  const { ino } = await stat(cluster);
  let count = 0;
  for (const name of await readdir("/proc")) {
    const command = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    const folder = await readlink(`/proc/${name}/cwd`).catch(() => "");
    if (command.includes("\0-D\0") && (await stat(folder || "/").catch(() => undefined))?.ino === ino) count += 1;
  }
  return count;
}
