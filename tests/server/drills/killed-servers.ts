import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../scripts/with-server.ts";

const PROGRAM = fileURLToPath(new URL("./drilled-server.ts", import.meta.url));

/** One server after another at one address, each killed by a drill. The next is loaded while the last one runs. */
export interface KilledServers {
  readonly url: string;
  start(): Promise<void>;
  /** SIGKILL: nothing of it runs any more. */
  kill(): void;
  /** Settles when the killed one is gone. */
  gone(): Promise<void>;
  close(): Promise<void>;
}

interface OneServer {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  readonly gone: Promise<void>;
  says(word: string): Promise<void>;
}

function loadServer(variables: NodeJS.ProcessEnv): OneServer {
  const env = {
    ...process.env,
    NODE_ENV: "development",
    NODE_COMPILE_CACHE: ".cache/compiled",
    LOG_LEVEL: "silent",
    // Travellers of the drills agree on cash as well.
    VISITORS_PAY_CASH: "yes",
    ...variables,
  };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.on("error", () => undefined);
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const gone = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const says = (word: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => void (said.includes(word) && resolve());
      child.stdout.on("data", look);
      child.on("close", () => reject(new Error(`The server ended before it was ${word}.`)));
      look();
    });
  return { child, gone, says };
}

/** Prepares the servers; `variables` are those of each. */
export async function prepareKilledServers(variables: NodeJS.ProcessEnv): Promise<KilledServers> {
  const port = await freePort();
  const load = (): OneServer => loadServer({ ...variables, PORT: String(port) });
  let next = load();
  let running: OneServer | undefined;
  const end = async (server: OneServer | undefined): Promise<void> => {
    server?.child.kill("SIGKILL");
    await server?.gone;
  };
  return {
    url: `http://localhost:${port}`,
    async start() {
      running = next;
      await running.says("loaded");
      running.child.stdin.write("go\n");
      await running.says("ready");
      next = load();
    },
    kill: () => void running?.child.kill("SIGKILL"),
    gone: async () => running?.gone,
    close: async () => void (await Promise.all([end(running), end(next)])),
  };
}
