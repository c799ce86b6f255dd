import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startOwnServer } from "../../scripts/with-server.ts";

/** Servers of Nameboard on one database; each has a data folder of its own, as on a machine of its own. */
export interface Servers {
  readonly ports: readonly number[];
  end(): Promise<void>;
}

/** Starts so many servers. */
export async function startServers(databaseUrl: string, many: number): Promise<Servers> {
  const servers: { readonly port: number; end(): Promise<void> }[] = [];
  const end = async (): Promise<void> => {
    for (const server of servers) await server.end();
  };
  try {
    // One after the other: the first fills the database.
    for (let number = 0; number < many; number++) {
      const [dataDir, port] = [await mkdtemp(join(tmpdir(), "nameboard-nodes-data-")), await freePort()];
      const server = await startOwnServer({ dataDir, port, env: { ...ENV, DATABASE_URL: databaseUrl } });
      servers.push({
        port,
        async end() {
          await server.end();
          await rm(dataDir, { recursive: true, force: true });
        },
      });
    }
  } catch (error) {
    await end();
    throw error;
  }
  return { ports: servers.map(({ port }) => port), end };
}

const ENV = {
  NODE_ENV: "production",
  ACQUIRER: "sandbox",
  SECRET: "a secret that all servers know and that is long enough",
} as const;
