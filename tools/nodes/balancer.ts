import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Programs } from "./programs.ts";
import type { Stage } from "./stage.ts";

/** A port of the balancer that leads to servers of Nameboard. */
export interface WebPort {
  readonly port: number;
  readonly serverPorts: readonly number[];
}

/** A port of the balancer that leads to the one PostgreSQL that takes writes. */
export interface DatabasePort {
  readonly port: number;
  readonly nodes: readonly { readonly postgresPort: number; readonly patroniPort: number }[];
}

/** Starts HAProxy as docs/running.md sets it up. */
export async function startBalancer(
  stage: Stage,
  { haproxy }: Programs,
  { web, database }: { readonly web: readonly WebPort[]; readonly database?: DatabasePort },
): Promise<void> {
  const text = [HEAD, ...web.map(webPart), ...(database === undefined ? [] : [databasePart(database)])].join("\n");
  const name = database === undefined ? "haproxy-one" : "haproxy-three";
  await stage.start(name, haproxy, ["-db", "-f", await stage.file(`${name}.cfg`, text)]);
  for (const { port } of [...web, ...(database === undefined ? [] : [database])]) await listening(port);
}

const HEAD = `global
  maxconn 4000
defaults
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout check 2s
`;

// Who cannot take an order now gets none while another can; when nobody can, whoever lives says so in words.
const webPart = ({ port, serverPorts }: WebPort): string => `frontend web${port}
  mode http
  bind 127.0.0.1:${port}
  option forwardfor
  use_backend alive${port} if { nbsrv(ready${port}) eq 0 }
  default_backend ready${port}
backend ready${port}
  mode http
  option httpchk GET /readyz
  default-server inter 1s fall 2 rise 1
${serverPorts.map((server) => `  server s${server} localhost:${server} check`).join("\n")}
backend alive${port}
  mode http
  option httpchk GET /healthz
  default-server inter 1s fall 2 rise 1
${serverPorts.map((server) => `  server s${server} localhost:${server} check`).join("\n")}
`;

// Connections of a primary that has gone are cut: nobody would tell them.
const databasePart = ({ port, nodes }: DatabasePort): string => `listen database
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 24h
  timeout server 24h
  option tcpka
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ postgresPort, patroniPort }) => `  server n${postgresPort} 127.0.0.1:${postgresPort} check port ${patroniPort}`).join("\n")}
`;

/** Waits until somebody listens on a port of this machine. */
export async function listening(port: number): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await sleep(100)) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      socket.destroy();
    }
  }
}
