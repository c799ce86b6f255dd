import { bundledView } from "../tests/kit/bundle-view.ts";
import { firefoxHand, openFirefox } from "../tests/kit/firefox-hand.ts";
import type { Hand, KeyboardScript } from "../tests/kit/hand.ts";
import { KEYBOARD_SCRIPTS } from "../tests/kit/scripts/all-scripts.ts";
import { openWebKit, webkitHand } from "../tests/kit/webkit-hand.ts";
import { endWith } from "./drive.ts";
import { findEngines } from "./find-engines.ts";
import { withServer } from "./with-server.ts";

/*
 * `npm run engines`: every keyboard script of the kit in Firefox and WebKitGTK, on the plain page and in a shadow root.
 * Words after it choose scripts by their control. Against a server that is already there, and in some modes or engines only:
 *
 *   BASE_URL=http://127.0.0.1:3000 MODES=plain ENGINES=firefox node scripts/engines.ts menu
 */

interface Engine {
  readonly name: string;
  readonly hand: (address: string) => Promise<Hand>;
  readonly close: () => Promise<void>;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const chosen = (variable: string, name: string): boolean => process.env[variable]?.split(",").includes(name) ?? true;

const MODES = [
  { mode: "plain", path: "/_gallery" },
  { mode: "shadow", path: "/_gallery/host" },
].filter(({ mode }) => chosen("MODES", mode));

const words = process.argv.slice(2);
const scripts = KEYBOARD_SCRIPTS.filter(({ control }) => words.length === 0 || words.includes(control));

async function openEngine(name: string, firefox: string): Promise<Engine> {
  if (name === "firefox") {
    const opened = await openFirefox(firefox);
    return { name, hand: (address) => firefoxHand(opened, address), close: opened.close };
  }
  const webkit = await openWebKit();
  return { name, hand: (address) => webkitHand(webkit, address), close: webkit.close };
}

async function playAll(engine: Engine, base: string): Promise<readonly boolean[]> {
  const results: boolean[] = [];
  for (const { mode, path } of MODES) {
    for (const script of scripts) {
      const started = performance.now();
      const fault = await playOne(engine, script, `${base}${path}?lang=en&only=${script.control}`);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const line = `${engine.name.padEnd(8)} ${mode.padEnd(7)} ${script.control}: ${script.title} (${seconds} s)`;
      say(fault === undefined ? `ok      ${line}` : `FAILED  ${line}\n${fault.replace(/^/gm, "        ")}`);
      results.push(fault === undefined);
    }
  }
  return results;
}

async function playOne(engine: Engine, script: KeyboardScript, address: string): Promise<string | undefined> {
  try {
    await script.play(await engine.hand(address));
    return undefined;
  } catch (error) {
    // The first lines say what was seen, and which line of the script saw it.
    return (error instanceof Error ? (error.stack ?? error.message) : String(error))
      .split("\n")
      .slice(0, 12)
      .join("\n");
  }
}

async function playIn(base: string, names: readonly string[], firefox: string): Promise<readonly boolean[]> {
  const all: boolean[] = [];
  for (const name of names) {
    const engine = await openEngine(name, firefox);
    try {
      all.push(...(await playAll(engine, base)));
    } finally {
      await engine.close();
    }
  }
  return all;
}

const { firefox } = await findEngines(say);
await bundledView();
const names = ["firefox", "webkit"].filter((name) => chosen("ENGINES", name));
const given = process.env["BASE_URL"];
const results =
  given === undefined
    ? await withServer((server) => playIn(server.url, names, firefox))
    : await playIn(given, names, firefox);
const passed = results.filter(Boolean).length;
endWith({ passed, failed: results.length - passed });
