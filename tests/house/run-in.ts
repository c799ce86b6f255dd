import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs one of our tools in another folder and returns its output; faults it finds are not a failure. */
export function runIn(
  folder: string,
  tool: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const program = fileURLToPath(new URL(`../../node_modules/.bin/${tool}`, import.meta.url));
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
