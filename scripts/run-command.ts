import { spawn } from "node:child_process";

/** How a command ended, and everything it printed. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end; with `show` its output is printed as it comes. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: { readonly show?: boolean; readonly env?: NodeJS.ProcessEnv; readonly signal?: AbortSignal } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], {
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    let output = "";
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (options.show === true) process.stdout.write(chunk);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
