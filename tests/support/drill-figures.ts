import { mkdir, writeFile } from "node:fs/promises";

/** What a drill counted. `lost` and `doubled` are expected to be 0 in every one. */
export interface DrillFigures {
  readonly trials: number;
  readonly lost: number;
  readonly doubled: number;
  readonly [more: string]: number | string | Readonly<Record<string, number>>;
}

/** Prints what a drill counted and keeps it as `.cache/drills/<name>.json`. */
export async function writeDrillFigures(name: string, figures: DrillFigures): Promise<void> {
  process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`);
  await mkdir(".cache/drills", { recursive: true });
  await writeFile(`.cache/drills/${name}.json`, `${JSON.stringify({ drill: name, ...figures }, null, 2)}\n`);
}
