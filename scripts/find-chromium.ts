import { runCommand } from "./run-command.ts";

/** Flags with which Chromium runs as root in a container and speaks to nobody but the page. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

/** Finds the system's Chromium, or installs it through apt when we may; throws in plain words when neither works. */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const named = process.env["CHROMIUM"];
  if (named !== undefined && named !== "") return named;
  const known = await locate();
  if (known !== undefined) return known;
  say("Chromium is missing: installing it through apt (about a minute).");
  const apt = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const [program = "apt-get", ...rest] = [...apt, "apt-get", ...args];
    await runCommand(program, rest, { env: { DEBIAN_FRONTEND: "noninteractive" } }).catch(() => undefined);
  }
  const installed = await locate();
  if (installed !== undefined) return installed;
  throw new Error("There is no Chromium. Install it (apt-get install chromium), or name it in the variable CHROMIUM.");
}

async function locate(): Promise<string | undefined> {
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    const { code, output } = await runCommand("which", [name]).catch(() => ({ code: 1, output: "" }));
    if (code === 0) return output.trim();
  }
  return undefined;
}
