import { createHash } from "node:crypto";
import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE_MS = 60_000;

/** Whether this system can make sure that only one start at a time works on a data directory. */
export const HAS_START_LOCK = process.platform === "linux";

/**
 * Runs `work` while no other start works on the same folder. The lock is a Linux abstract socket, which the kernel
 * frees with the process, so it can never be left behind. Elsewhere PostgreSQL's own lock and atomic renames must do.
 */
export async function withStartLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  if (!HAS_START_LOCK) return work();
  const name = `\0nameboard-start-${createHash("sha256").update(home).digest("hex").slice(0, 32)}`;
  const deadline = Date.now() + PATIENCE_MS;
  let server = await tryToListen(name);
  while (!server) {
    if (Date.now() > deadline) throw new Error(`Another start has been working on ${home} for over a minute.`);
    await sleep(25);
    server = await tryToListen(name);
  }
  const held = server;
  try {
    return await work();
  } finally {
    await new Promise((resolve) => held.close(resolve));
  }
}

function tryToListen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen({ path }, () => resolve(server));
  });
}
