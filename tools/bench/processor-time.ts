import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  readonly ms: number;
}

/** Processor time that a process and all that it has started have used, those that have ended included, in milliseconds. */
export async function processorTime(pid: number): Promise<number> {
  const all = await readProcesses();
  const sum = (parent: number): number =>
    all.filter((one) => one.parent === parent).reduce((ms, one) => ms + one.ms + sum(one.pid), 0);
  return (all.find((one) => one.pid === pid)?.ms ?? 0) + sum(pid);
}

async function readProcesses(): Promise<ProcessTimes[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")));
  return stats.flatMap((stat, index) => {
    // The name in brackets may hold anything; what follows it are numbers.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (parent === undefined) return [];
    const ticks = rest.slice(9, 13).reduce((sum, value) => sum + Number(value), 0);
    return [{ pid: Number(pids[index]), parent: Number(parent), ms: ticks * TICK_MS }];
  });
}
