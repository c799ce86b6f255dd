import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** One file of a build, as the manifest describes it. */
interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What visitors wait for, after brotli, beside its budget (ruling 35). */
export interface PageSize {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
}

/** From this share of its budget on a size is warned of. */
export const WARN_AT = 0.95;

const root = join(import.meta.dirname, "..");
const PAGES = "src/web/app/main.tsx";
const CONSOLE = "src/web/console/app/main.ts";
/** Drawn whole by the server; its code comes later, its styles at once. */
const DRAWN_WHOLE = "src/web/app/page-frame.ts";

/** Measures the build in `dist`: the scripts that a page loads before it works, and the styles inside the first page. */
export async function pageSizes(): Promise<readonly PageSize[]> {
  const pages = await readManifest("dist/client");
  const form = Object.keys(pages).find((key) => pages[key]?.name === "form");
  if (form === undefined) throw new Error('The build has no file "form".');
  const first = loadedWith(pages, [PAGES]);
  const console = await readManifest("dist/console");
  // The entry asks first, and brings what draws at once.
  const atStart = loadedWith(console, [CONSOLE, ...(console[CONSOLE]?.dynamicImports ?? [])]);
  const further = Object.keys(console).filter((key) => !atStart.includes(key));
  const client = (files: readonly string[]) => compressed("dist/client", files);
  const operator = (files: readonly string[]) => compressed("dist/console", files);
  const screens = further.flatMap((key) => console[key] ?? []);
  return [
    { what: "first page, scripts", bytes: await client(scriptsOf(pages, first)), budget: 90_000 },
    {
      what: "first page, styles",
      bytes: await inOnePiece("dist/client", stylesOf(pages, [...first, ...loadedWith(pages, [DRAWN_WHOLE])])),
      budget: 9_000,
    },
    {
      what: "booking form, scripts",
      bytes: await client(scriptsOf(pages, loadedWith(pages, [PAGES, form]))),
      budget: 120_000,
    },
    { what: "embed loader", bytes: await compressed("dist/embed", ["v1.js"]), budget: 2_500 },
    {
      what: "embed in the page itself",
      bytes: await compressed("dist/inline/embed/inline", ["v1.js"]),
      budget: 150_000,
    },
    { what: "console shell and board, scripts", bytes: await operator(scriptsOf(console, atStart)), budget: 180_000 },
    {
      what: "console shell and board, styles",
      bytes: await inOnePiece("dist/console", stylesOf(console, atStart)),
      budget: 16_000,
    },
    ...(await Promise.all(
      screens
        .filter(({ file }) => file.endsWith(".js"))
        .map(async ({ name = "", file }) => ({
          what: `console, ${name}`,
          bytes: await operator([file]),
          budget: 40_000,
        })),
    )),
  ];
}

/** The keys of these chunks and of everything they import at once. */
function loadedWith(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const all = new Set(keys);
  for (const key of all) for (const imported of manifest[key]?.imports ?? []) all.add(imported);
  return [...all];
}

/** Reads the manifest of one build. */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(root, folder, ".vite/manifest.json"), "utf8").catch(() => {
    throw new Error('The front end is not built. Run "npm run build" first.');
  });
  return JSON.parse(text) as Manifest;
}

const scriptsOf = (manifest: Manifest, keys: readonly string[]) => [
  ...new Set(keys.flatMap((key) => manifest[key]?.file ?? [])),
];

const stylesOf = (manifest: Manifest, keys: readonly string[]) => [
  ...new Set(keys.flatMap((key) => manifest[key]?.css ?? [])),
];

/** Bytes of styles that are sent inside the page. */
async function inOnePiece(folder: string, files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(join(root, folder, file), "utf8")));
  return brotliCompressSync(contents.join("\n")).length;
}

/** Bytes of these files, each compressed by itself as it is sent. */
async function compressed(folder: string, files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(join(root, folder, file))));
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}
