import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("./hold-data-directory.ts", import.meta.url));

/** What a holder process said about its start. */
export type Outcome =
  | { event: "up"; url: string; joined: boolean }
  | { event: "refused"; name: string; message: string };

/** A separate process that took, or tried to take, a data directory. */
export type Holder = {
  pid: number;
  outcome: Promise<Outcome>;
  /** The numbers reported as stored so far. */
  confirmed: number[];
  kill: () => Promise<void>;
  /** Lets it stop its PostgreSQL and end in order. */
  end: () => Promise<void>;
};

/** Starts a process that takes the data directory; with "write" it stores numbers until it is killed. */
export function startHolder(dataDir: string, mode: "hold" | "write" = "hold"): Holder {
  const child = spawn(process.execPath, [SCRIPT, dataDir, mode], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const confirmed: number[] = [];
  const outcome = new Promise<Outcome>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const said: Outcome | { event: "confirmed"; number: number } = JSON.parse(line);
      if (said.event === "confirmed") confirmed.push(said.number);
      else resolve(said);
    });
    child.once("exit", (code, signal) =>
      reject(new Error(`The holder ended with ${code ?? signal} and said nothing.`)),
    );
  });
  // It may be killed on purpose before it speaks, with nobody waiting for an answer.
  outcome.catch(() => undefined);
  const leave = async (how: (child: ChildProcess) => void) => {
    if (child.exitCode === null && child.signalCode === null) how(child);
    await exited;
  };
  return {
    pid: child.pid ?? 0,
    outcome,
    confirmed,
    kill: () => leave((running) => running.kill("SIGKILL")),
    end: () => leave((running) => running.stdin?.end()),
  };
}
