import type { Check, Sites } from "../tests/engines/check.ts";
import { CHECKS } from "../tests/engines/checks.ts";
import { allowSite, startHost } from "../tests/journeys/host-pages.ts";
import { openFirefox } from "../tests/kit/open-firefox.ts";
import { openWebKit } from "../tests/kit/open-webkit.ts";
import { KEYBOARD_SCRIPTS } from "../tests/kit/scripts/all-scripts.ts";
import { handAt, type Tab } from "../tests/kit/tab.ts";
import { findEngines } from "./find-engines.ts";
import { printLine } from "./print-line.ts";
import { exitWith } from "./run-playwright.ts";
import { withServer } from "./with-server.ts";

/*
 * `npm run engines`, in Firefox and WebKitGTK: the module on every page of `examples`, a booking in its frame and on our own
 * pages, and every keyboard script of the kit on the plain page and in a shadow root. Words after it choose: `hosts`, `booking`,
 * or scripts by their control. Against a server that is already there, and in some modes or engines only:
 *
 *   BASE_URL=http://localhost:3000 MODES=plain ENGINES=firefox node scripts/engines.ts menu
 */

/** An address at which nobody answers: pages that call it stay without the module. */
const NOBODY = "http://127.0.0.1:9";

const chosen = (variable: string, name: string): boolean => process.env[variable]?.split(",").includes(name) ?? true;

const MODES = [
  { mode: "plain", path: "/_gallery" },
  { mode: "shadow", path: "/_gallery/host" },
].filter(({ mode }) => chosen("MODES", mode));

const ofKit: readonly Check[] = MODES.flatMap(({ mode, path }) =>
  KEYBOARD_SCRIPTS.map(({ control, title, play }) => ({
    name: control,
    title: `${title} (${mode})`,
    run: async (tab, { product }) => play(await handAt(tab, `${product}${path}?lang=en&only=${control}`)),
  })),
);

const words = process.argv.slice(2);
const checks = [...CHECKS, ...ofKit].filter(({ name }) => words.length === 0 || words.includes(name));

async function runAll(engine: string, tab: Tab, sites: Sites): Promise<readonly boolean[]> {
  const results: boolean[] = [];
  for (const check of checks) {
    const started = performance.now();
    const fault = await faultOf(check, tab, sites);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const line = `${engine.padEnd(8)} ${check.name}: ${check.title} (${seconds} s)`;
    printLine(fault === undefined ? `ok      ${line}` : `FAILED  ${line}\n${fault.replace(/^/gm, "        ")}`);
    results.push(fault === undefined);
  }
  return results;
}

async function faultOf(check: Check, tab: Tab, sites: Sites): Promise<string | undefined> {
  try {
    await check.run(tab, sites);
    return undefined;
  } catch (error) {
    // The first lines say what was seen, and which line of the script saw it.
    return (error instanceof Error ? (error.stack ?? error.message) : String(error))
      .split("\n")
      .slice(0, 12)
      .join("\n");
  }
}

async function runIn(product: string, firefox: string): Promise<readonly boolean[]> {
  const host = await startHost(product);
  const bare = await startHost(NOBODY);
  const disallow = await allowSite(product, host.origin);
  const engines = { firefox: () => openFirefox(firefox), webkit: openWebKit };
  const all: boolean[] = [];
  for (const [name, open] of Object.entries(engines).filter(([engine]) => chosen("ENGINES", engine))) {
    const tab = await open();
    try {
      all.push(...(await runAll(name, tab, { product, host: host.origin, bare: bare.origin })));
    } finally {
      await tab.close();
    }
  }
  await disallow();
  host.end();
  bare.end();
  return all;
}

const found = await findEngines();
if ("missing" in found) {
  printLine(`Other engines are missing. Install them: ${found.missing}`);
  process.exit(1);
}
const given = process.env["BASE_URL"];
const results =
  given === undefined ? await withServer(({ url }) => runIn(url, found.firefox)) : await runIn(given, found.firefox);
const passed = results.filter(Boolean).length;
exitWith({ passed, failed: results.length - passed });
