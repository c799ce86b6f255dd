import { readdir, readFile } from "node:fs/promises";
import type { Client } from "pg";

const KB_PER_MB = 1_024;
const PARENT = /^PPid:\s+(\d+)$/m;
const SHARE = /^Pss:\s+(\d+) kB$/m;

const readOf = (pid: string, file: string): Promise<string> => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");

/** Memory of all processes of a server in MB, with shared pages counted once; undefined where the system does not say. */
export async function postgresMemory(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = PARENT.exec(await readOf(String(rows[0]?.pid), "status"))?.[1];
  if (postmaster === undefined) return undefined;
  let total = 0;
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const parent = PARENT.exec(await readOf(pid, "status"))?.[1];
    if (pid !== postmaster && parent !== postmaster) continue;
    total += Number(SHARE.exec(await readOf(pid, "smaps_rollup"))?.[1] ?? 0);
  }
  return total / KB_PER_MB;
}
