import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";

/** A script of ours that is killed after a time by chance, unless it was quicker. */
export interface KilledCommand {
  readonly script: string;
  readonly words?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** The kill comes within so many milliseconds from when the script has read its code. */
  readonly withinMs: { readonly from: number; readonly to: number };
}

/** Starts a script and kills it; says whether it was killed before it had ended. */
export function killCommand({ script, words = [], env, withinMs }: KilledCommand): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, NODE_COMPILE_CACHE: ".cache/compiled", ...env },
    stdio: "ignore",
  });
  setTimeout(() => child.kill("SIGKILL"), randomInt(withinMs.from, withinMs.to));
  return new Promise((resolve) => child.on("close", (_, signal) => resolve(signal === "SIGKILL")));
}
