import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/with-server.ts";
import { listening } from "./balancer.ts";
import { patroniSettings, type ClusterNode } from "./patroni-settings.ts";
import type { Programs } from "./programs.ts";
import type { Program, Stage } from "./stage.ts";

const NODES = ["anna", "boris", "clara"];
const LOOK_MS = 200;

/** What is killed: PostgreSQL with all its processes, or with it also the Patroni that would start it again, as when a machine is gone. */
export type Killed = "postgres" | "machine";

/** Three PostgreSQL under Patroni. */
export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  /** Waits until all three run and a synchronous standby waits for every order; returns the primary. */
  whole(patienceMs: number): Promise<ClusterNode>;
  /** SIGKILL for the primary. */
  kill(node: ClusterNode, what: Killed): Promise<void>;
  /** Brings a killed machine back. */
  revive(node: ClusterNode): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Starts etcd and three nodes. */
export async function startCluster(stage: Stage, programs: Programs): Promise<Cluster> {
  const etcdPort = await startEtcd(stage, programs);
  const nodes: ClusterNode[] = [];
  for (const name of NODES)
    nodes.push({
      name,
      postgresPort: await freePort(),
      patroniPort: await freePort(),
      folder: await stage.folder(`node-${name}`),
    });
  const running = new Map<string, Program>();
  const start = async (node: ClusterNode): Promise<void> => {
    const file = await stage.file(`${node.name}.yml`, patroniSettings(node, { etcdPort, postgres: programs.postgres }));
    running.set(node.name, await stage.start(`patroni-${node.name}`, programs.patroni, [file]));
  };
  for (const node of nodes) await start(node);
  return {
    nodes,
    async whole(patienceMs) {
      for (const deadline = performance.now() + patienceMs; ; await sleep(LOOK_MS)) {
        const members = await membersOf(nodes);
        const leader = nodes.find(({ name }) => members.some((one) => one.name === name && one.role === "leader"));
        const isWhole =
          members.length === nodes.length &&
          members.every(({ state }) => state === "running" || state === "streaming") &&
          members.some(({ role }) => role === "sync_standby");
        if (leader !== undefined && isWhole) return leader;
        if (performance.now() > deadline) throw new Error(`The cluster is not whole: ${JSON.stringify(members)}`);
      }
    },
    async kill(node, what) {
      // Patroni first: what is left of it must not mend anything.
      if (what === "machine") await running.get(node.name)?.end("SIGKILL");
      const postmaster = Number((await readFile(join(node.folder, "data", "postmaster.pid"), "utf8")).split("\n")[0]);
      for (const pid of [postmaster, ...(await childrenOf(postmaster))]) endAtOnce(pid);
    },
    revive: start,
  };
}

async function startEtcd(stage: Stage, { etcd }: Programs): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  await stage.start("etcd", etcd, [
    `--data-dir=${await stage.folder("etcd")}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
  ]);
  await listening(port);
  return port;
}

/** What the nodes that live say about all of them. */
async function membersOf(nodes: readonly ClusterNode[]): Promise<Member[]> {
  for (const { patroniPort } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${patroniPort}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) return ((await answer.json()) as { members: Member[] }).members;
  }
  return [];
}

async function childrenOf(parent: number): Promise<number[]> {
  const children: number[] = [];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    if (Number(stat.slice(stat.lastIndexOf(")")).split(" ")[2]) === parent) children.push(Number(pid));
  }
  return children;
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It was quicker.
  }
}
