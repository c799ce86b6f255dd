// Kills and stops whole servers, cuts answers and races money in every way we know: `npm run drill -- --help` names the parts.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { build } from "../../scripts/build.ts";
import { printLine } from "../../scripts/print-line.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { DRILL_PARTS, type DrillPart, type DrillPartName } from "./drill-parts.ts";

/** What a drill counted, or what some runs of it counted together. */
type Figures = { readonly [name: string]: number | string | Figures };

/** Adds the figures of one more run: counts add up, and texts stand beside each other. */
function addFigures(before: Figures, more: Figures): Figures {
  const sums: Record<string, number | string | Figures> = { ...before };
  for (const [name, value] of Object.entries(more)) {
    const known = sums[name];
    if (typeof value === "number") sums[name] = (typeof known === "number" ? known : 0) + value;
    else if (typeof value === "object") sums[name] = addFigures(typeof known === "object" ? known : {}, value);
    else sums[name] = typeof known === "string" && known !== value ? `${known}, ${value}` : value;
  }
  return sums;
}

const RESULTS = ".cache/drills.json";
const FIGURES = ".cache/drills";
const NAMES = Object.keys(DRILL_PARTS) as DrillPartName[];
const HELP = `Runs the drills, all or those named, and goes on where it was stopped. The figures are in ${RESULTS}.

  npm run drill [-- PART ...] [--trials NUMBER] [--anew]

${NAMES.map((name) => `  ${name.padEnd(14)}${DRILL_PARTS[name].trials} trials, ${DRILL_PARTS[name].inOneRun} in one run`).join("\n")}
`;

/** What is known of one part: the trials that were made, and what they counted together. */
interface PartResult {
  readonly trials: number;
  readonly of: number;
  /** Runs in which something was wrong; their trials are not counted. */
  readonly failedRuns: number;
  readonly started: string;
  readonly seconds: number;
  readonly drills: Figures;
}
type Results = Partial<Record<DrillPartName, PartResult>>;

async function readResults(): Promise<Results> {
  return JSON.parse(await readFile(RESULTS, "utf8").catch(() => "{}")) as Results;
}

/** Makes some trials of a part; what they counted, and whether they passed. */
async function runOnce(
  { files }: DrillPart,
  trials: number,
): Promise<{ readonly passed: boolean; readonly drills: Figures }> {
  await rm(FIGURES, { recursive: true, force: true });
  const { code } = await runCommand("vitest", ["run", "--project", "node", "--testTimeout=600000", ...files], {
    show: true,
    env: { DRILL_TRIALS: String(trials) },
  });
  const drills: Record<string, Figures> = {};
  for (const name of await readdir(FIGURES).catch((): string[] => [])) {
    drills[name.replace(".json", "")] = JSON.parse(await readFile(`${FIGURES}/${name}`, "utf8")) as Figures;
  }
  return { passed: code === 0, drills };
}

/** Makes the trials of a part that are still to be made, and keeps the figures after each run. */
async function drill(name: DrillPartName, of: number, isAnew: boolean): Promise<boolean> {
  const part: DrillPart = DRILL_PARTS[name];
  const before = isAnew ? undefined : (await readResults())[name];
  const none = { trials: 0, failedRuns: 0, started: new Date().toISOString(), seconds: 0, drills: {} };
  let known: PartResult = { ...(before ?? none), of };
  let hasPassed = true;
  while (hasPassed && known.trials < of) {
    const trials = Math.min(part.inOneRun, of - known.trials);
    const from = performance.now();
    const { passed, drills } = await runOnce(part, trials);
    hasPassed = passed;
    known = {
      ...known,
      ...(passed
        ? { trials: known.trials + trials, drills: addFigures(known.drills, drills) }
        : { failedRuns: known.failedRuns + 1 }),
      seconds: known.seconds + Math.round((performance.now() - from) / 1000),
    };
    await writeFile(RESULTS, `${JSON.stringify({ ...(await readResults()), [name]: known }, null, 2)}\n`);
    printLine(`${name}: ${known.trials} of ${of} trials in ${known.seconds} s${passed ? "" : ", FAILED"}`);
  }
  return known.failedRuns === 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    trials: { type: "string", default: "" },
    anew: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const asked = positionals.length === 0 ? NAMES : NAMES.filter((name) => positionals.includes(name));
if (values.help || asked.length < positionals.length) {
  printLine(HELP);
  process.exit(values.help ? 0 : 1);
}
// Some parts start what was built.
await build({ say: printLine });
let hasPassed = true;
for (const name of asked) {
  const of = Number(values.trials || DRILL_PARTS[name].trials);
  hasPassed = (await drill(name, of, values.anew)) && hasPassed;
}
printLine(`The results are in ${RESULTS}.`);
process.exit(hasPassed ? 0 : 1);
