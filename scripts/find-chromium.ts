import { runCommand } from "./run-command.ts";

/** Flags for Chromium to run as root in a container and to contact nobody but the page. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

const NAMES = ["chromium", "chromium-browser", "google-chrome"];
const SHELL_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];

/** Finds the system's Chromium, or installs it through apt when we may; throws a readable error when neither works. */
export async function findChromium(print: (line: string) => void): Promise<string> {
  const named = process.env["CHROMIUM"];
  if (named !== undefined && named !== "") return named;
  const known = await locateProgram(NAMES);
  if (known !== undefined) return known;
  print("Chromium is missing: installing it through apt (about a minute).");
  await installPackages(["chromium", "chromium-headless-shell"]);
  const installed = await locateProgram(NAMES);
  if (installed !== undefined) return installed;
  throw new Error("There is no Chromium. Install it (apt-get install chromium), or name it in the variable CHROMIUM.");
}

/**
 * Chromium without the windows of a desktop around its pages, where it is installed: the same engine for two thirds of the processor's time.
 * It keeps no settings, so whatever asks what a browser blocks needs the whole one, which also stands in for it.
 */
export async function findShell(whole: string): Promise<string> {
  return process.env["CHROMIUM_SHELL"] ?? (await locateProgram(SHELL_NAMES)) ?? whole;
}

/** Installs Debian packages if this user may; the caller checks whether it worked by looking for what it needs. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const apt = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const [program = "apt-get", ...rest] = [...apt, "apt-get", ...args];
    await runCommand(program, rest, { env: { DEBIAN_FRONTEND: "noninteractive" } }).catch(() => undefined);
  }
}

/** Path of the first of these programs that is installed. */
export async function locateProgram(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const { code, output } = await runCommand("which", [name]).catch(() => ({ code: 1, output: "" }));
    if (code === 0) return output.trim();
  }
  return undefined;
}
