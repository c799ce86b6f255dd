import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { asProduction } from "./as-production.ts";
import { printLine } from "./print-line.ts";

const root = join(import.meta.dirname, "..");
const stampFile = join(root, "dist/.stamp");
const buildFile = join(root, "dist/build.json");

/** Every source that can change the build. */
const SOURCES = [
  "src/web",
  "src/ui",
  "src/i18n",
  "src/contract",
  "src/domain",
  "src/embed",
  "vite.config.ts",
  "scripts/call-addresses.ts",
  "scripts/page-chunks.ts",
  "package-lock.json",
];

/** Files worth compressing; fonts are compressed already. */
const COMPRESSIBLE = /\.(m?js|css|svg|json)$/;

/** Whether the last build was made from the current sources. */
export async function isBuilt(): Promise<boolean> {
  return (await hashOf(SOURCES)) === (await readFile(stampFile, "utf8").catch(() => ""));
}

/** Builds the pages and their server renderer if any of their sources have changed; returns whether it built. */
export async function build({ say = () => {} }: { readonly say?: (line: string) => void } = {}): Promise<boolean> {
  if (await isBuilt()) return false;
  const stamp = await hashOf(SOURCES);
  const started = Date.now();
  // The bundler is loaded only when it is needed: a server whose pages are built runs without it.
  const { createBuilder } = await import("vite");
  await rm(join(root, "dist"), { recursive: true, force: true });
  await asProduction(async () => {
    const builder = await createBuilder({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
    await builder.buildApp();
  });
  const folders = await Promise.all(
    ["dist/client", "dist/inline", "dist/console", "dist/gallery"].map((folder) => compressAll(join(root, folder))),
  );
  const count = folders.reduce((sum, files) => sum + files, 0);
  await writeFile(
    buildFile,
    `${JSON.stringify({ buildId: `${stamp.slice(0, 8)}${randomBytes(2).toString("hex")}` })}\n`,
  );
  await writeFile(stampFile, stamp);
  say(`Built the pages in ${((Date.now() - started) / 1000).toFixed(1)} s, ${count} files compressed`);
  return true;
}

async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources) {
    for (const path of await filesUnder(join(root, source))) {
      if (/\.test\.tsx?$/.test(path)) continue;
      hash
        .update(path.slice(root.length))
        .update("\0")
        .update(await readFile(path))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  if (entries === undefined) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function compressAll(folder: string): Promise<number> {
  const files = (await filesUnder(folder)).filter((path) => COMPRESSIBLE.test(path) && !path.includes("/.vite/"));
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  await Promise.all(
    files.map(async (path) => {
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await brotli(content, { params }));
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
    }),
  );
  return files.length;
}

if (import.meta.main) {
  if (!(await build({ say: printLine }))) printLine("Nothing has changed since the last build");
}
