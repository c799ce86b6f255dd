import react from "@vitejs/plugin-react";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { KIT_CSS, TARGETS } from "../vite.config.ts";
import { asProduction } from "./as-production.ts";
import { build as buildPages } from "./build.ts";
import { pageSizes, WARN_AT } from "./page-sizes.ts";
import { printLine } from "./print-line.ts";
import { exitWith, type Counts } from "./run-playwright.ts";
import { SIZE_BUDGETS, type SizeBudget } from "./size-budgets.ts";

const root = join(import.meta.dirname, "..");

/** What one control adds to a page with React and nothing else of the kit, in bytes after brotli. */
interface Cost {
  readonly control: string;
  readonly scripts: number;
  readonly styles: number;
}

/** Prints the size of every control of the kit, built alone, and of the built pages; counts those over their budget. */
export async function size(say: (line: string) => void): Promise<Counts> {
  const controls = await controlsOfGallery();
  const budgets: Readonly<Record<string, SizeBudget>> = SIZE_BUDGETS;
  say(
    `${"control".padEnd(22)}${"scripts".padStart(9)}${"budget".padStart(9)}${"styles".padStart(9)}${"budget".padStart(9)}`,
  );
  const faults: string[] = [];
  await buildPages({ say });
  for (const control of controls) {
    const { scripts, styles } = await asProduction(() => costOf(control));
    const budget = budgets[control];
    const isOver = budget === undefined || scripts > budget.scripts || styles > budget.styles;
    if (isOver) faults.push(`size of ${control}`);
    const columns = [scripts, budget?.scripts, styles, budget?.styles];
    const cells = columns.map((bytes) => String(bytes ?? "none").padStart(9)).join("");
    say(`${control.padEnd(22)}${cells}${isOver ? "  too much" : ""}`);
  }
  say("");
  const pages = await pageSizes();
  for (const { what, bytes, budget } of pages) {
    if (bytes > budget) faults.push(`size of ${what}`);
    const remark = bytes > budget ? "  too much" : bytes > budget * WARN_AT ? "  close to its budget" : "";
    say(`${what.padEnd(40)}${String(bytes).padStart(9)}${String(budget).padStart(9)}${remark}`);
  }
  for (const stale of Object.keys(budgets).filter((name) => !controls.includes(name))) {
    faults.push(`size of ${stale}`);
    say(`${stale.padEnd(22)} has a budget and no specimen`);
  }
  return { passed: controls.length + pages.length - faults.length, failed: faults.length, faults };
}

/** The controls are what the gallery's specimens draw from the kit. */
async function controlsOfGallery(): Promise<readonly string[]> {
  const folder = join(root, "src/ui/gallery");
  const list = await readFile(join(folder, "specimens.ts"), "utf8");
  const files = [...list.matchAll(/#ui\/gallery\/([a-z-]+-specimen\.tsx)/g)].map((match) => match[1] ?? "");
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const names = sources.flatMap((text) => [...text.matchAll(/"#ui\/([a-z-]+)\.tsx"/g)].map((match) => match[1] ?? ""));
  return [...new Set(names)].sort();
}

async function costOf(control: string): Promise<Cost> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [react()],
    css: KIT_CSS,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      target: TARGETS,
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, `src/ui/${control}.tsx`),
        preserveEntrySignatures: "strict",
        external: [/^react(-dom)?(\/|$)/],
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const bytes = (pattern: RegExp) =>
    outputs
      .filter(({ fileName }) => pattern.test(fileName))
      .reduce((sum, file) => sum + compressed(file.type === "chunk" ? file.code : file.source), 0);
  return { control, scripts: bytes(/\.m?js$/), styles: bytes(/\.css$/) };
}

function compressed(content: string | Uint8Array): number {
  return brotliCompressSync(content).length;
}

if (import.meta.main) exitWith(await size(printLine));
