import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { printLine } from "../../scripts/print-line.ts";
import { exitWith } from "../../scripts/run-playwright.ts";
import { statesWith } from "./all-states.ts";
import { DRAWN, looksOr } from "./look.ts";
import { runStates, type Seen } from "./run-states.ts";

/** Adds what was seen to what is known of earlier runs, and writes all pictures of the folder on one page. */
async function writeContactSheet(folder: string, seen: readonly Seen[]): Promise<void> {
  const file = join(folder, "seen.json");
  const earlier = await readFile(file, "utf8").catch(() => "[]");
  const known = new Map([...(JSON.parse(earlier) as Seen[]), ...seen].map((one) => [`${one.state} ${one.look}`, one]));
  const all = [...known.values()].toSorted((one, other) => one.state.localeCompare(other.state));
  await writeFile(file, JSON.stringify(all));
  await writeFile(join(folder, "index.html"), sheet(all));
}

/** The row of the requirements in a state's name, or its first word. */
const rowOf = (state: string): string => /^(SCR-\d+|[^-]+)/.exec(state)?.[0] ?? state;

function sheet(all: readonly Seen[]): string {
  const rows = [...Map.groupBy(all, ({ state }) => rowOf(state))];
  const failed = all.filter(({ faults }) => faults.length > 0).length;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
  body { font: 14px/1.4 sans-serif; margin: 24px; background: #eee }
  nav { display: flex; flex-wrap: wrap; gap: 4px 12px }
  section div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0 } img { display: block; width: 240px; background: #fff; border: 1px solid #bbb }
  .wide img { width: 480px } .bad { color: #b00 } pre { white-space: pre-wrap; max-width: 480px }
</style>
<h1>${new Set(all.map(({ state }) => state)).size} states, ${all.length} pictures, ${failed} with faults</h1>
<nav>${rows.map(([row]) => `<a href="#${row}">${row}</a>`).join("")}</nav>
${rows.map(([row, pictures]) => `<section id="${row}"><h2>${row}</h2>${statesOf(pictures)}</section>`).join("\n")}
`;
}

function statesOf(pictures: readonly Seen[]): string {
  return [...Map.groupBy(pictures, ({ state }) => state)]
    .map(([state, looks]) => `<h3>${state}</h3><div>${looks.map(figure).join("")}</div>`)
    .join("");
}

function figure({ state, look, faults }: Seen): string {
  const picture = encodeURIComponent(`${state}-${look}.png`);
  const isWide = !/-\d{3}$/.test(look);
  const said = faults.length === 0 ? "axe: nothing" : `<pre class="bad">${faults.map(escape).join("\n")}</pre>`;
  return `<figure${isWide ? ' class="wide"' : ""}><a href="${picture}"><img loading="lazy" src="${picture}" alt="${state}, ${look}"></a>${look}. ${said}</figure>`;
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/*
 * `npm run screens`: draws every screen in every state into `screens/`, in both languages, on a phone and at a desk, and asks axe
 * about it; `screens/index.html` shows them all. Words after `--` draw only states with one of them in the name, LOOKS names other
 * looks, also those of `npm run axe`:
 *
 *   BASE_URL=http://localhost:3000 LOOKS=ru-390,en-1280 npm run screens -- SCR-31
 */

const FOLDER = join(import.meta.dirname, "../../screens");
const { seen, counts } = await runStates({
  states: statesWith(process.argv.slice(2)),
  looks: looksOr(DRAWN),
  folder: FOLDER,
  say: printLine,
});
await writeContactSheet(FOLDER, seen);
exitWith(counts);
