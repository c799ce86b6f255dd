import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_FLAGS } from "../../scripts/find-chromium.ts";
import { runCommand } from "../../scripts/run-command.ts";
import type { Run } from "./web-report.ts";

/** Kept out of the lock file: with it `npm ci` would bring a third more packages, 176 MB, that nothing else needs. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const FOLDER = join(import.meta.dirname, "../../.cache/lighthouse");
const PROGRAM = join(FOLDER, "node_modules/lighthouse/cli/index.js");

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly unknown[] } } | undefined
    >
  >;
}

/** Lets Lighthouse visit a page as a phone, with the network and the processor that it simulates. */
export async function lighthouseVisit(url: string, chromium: string, say: (line: string) => void): Promise<Run> {
  await install(say);
  const folder = await mkdtemp(join(tmpdir(), "nameboard-lighthouse-"));
  try {
    const file = join(folder, "report.json");
    const flags = `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(" ")}`;
    const args = [PROGRAM, url, "--quiet", "--output=json", `--output-path=${file}`, flags];
    const { code, output } = await runCommand(process.execPath, args, { env: { CHROME_PATH: chromium } });
    if (code !== 0) throw new Error(`Lighthouse failed:\n${output}`);
    return numbersOf(JSON.parse(await readFile(file, "utf8")) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function install(say: (line: string) => void): Promise<void> {
  if (existsSync(PROGRAM)) return;
  say(`Installing ${LIGHTHOUSE} (176 MB, once).`);
  const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--min-release-age=7"];
  const { code, output } = await runCommand("npm", ["install", "--prefix", FOLDER, ...flags, LIGHTHOUSE]);
  if (code !== 0) throw new Error(`${LIGHTHOUSE} cannot be installed:\n${output}`);
}

function numbersOf({ categories, audits }: Report): Run {
  const number = (name: string) => audits[name]?.numericValue ?? NaN;
  const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    SEO: score("seo"),
    "LCP ms, aim 1300": number("largest-contentful-paint"),
    "TBT ms, aim 100": number("total-blocking-time"),
    "CLS, aim 0": number("cumulative-layout-shift"),
    kB: number("total-byte-weight") / 1000,
    requests: audits["network-requests"]?.details?.items?.length ?? NaN,
  };
}
