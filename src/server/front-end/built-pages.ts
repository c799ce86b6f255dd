import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRequest, RenderedPage } from "#contract/page-options.ts";
import type { Locale } from "#domain/values/locale.ts";

/** The browser files of one built entry. */
export interface BuiltFiles {
  /** Folder of the browser's files. */
  readonly clientDir: string;
  /** All styles of the first page, to be inlined. */
  readonly css: string;
  /** URLs of the files those styles are from, which a part that comes later need not bring again. */
  readonly inlined: readonly string[];
  /** URL of the browser's entry module. */
  readonly script: string;
  /** Modules that the entry needs at once. */
  readonly preloads: readonly string[];
}

/** The built front end, read once at the start. */
export interface BuiltPages extends BuiltFiles {
  readonly buildId: string;
  render(request: PageRequest): RenderedPage;
}

/** The kit's own page, built separately so that none of it ships with the product. */
export interface BuiltGallery extends BuiltFiles {
  /** URL of the module that puts the gallery into another page. */
  readonly hostScript: string;
  render(search: string): RenderedGallery;
}

/** What the gallery's renderer returns for one query. */
interface RenderedGallery {
  readonly html: string;
  readonly title: string;
  readonly locale: Locale;
  readonly colours: Readonly<Record<string, string>>;
  /** The options from which the browser draws the same page. */
  readonly options: unknown;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What the server draws whole although its code comes later: its styles belong to the first page. */
const DRAWN_WHOLE = "src/web/app/page-frame.ts";

/** Reads the build below `dist`; throws a readable error when there is none. */
export async function readBuiltPages(dist: string): Promise<BuiltPages> {
  const { buildId } = await readJson<{ buildId: string }>(join(dist, "build.json"));
  const clientDir = join(dist, "client");
  const files = await readFiles(clientDir, "src/web/app/main.tsx", DRAWN_WHOLE);
  const server = await importServer<Pick<BuiltPages, "render">>(join(dist, "server", "entry-server.js"));
  return { ...files, buildId, render: (request) => server.render(request) };
}

/** Reads the build of the kit's own page. */
export async function readBuiltGallery(dist: string): Promise<BuiltGallery> {
  const clientDir = join(dist, "gallery");
  const files = await readFiles(clientDir, "src/ui/gallery/main.tsx");
  const host = await readFiles(clientDir, "src/ui/gallery/host.tsx");
  const server = await importServer<Pick<BuiltGallery, "render">>(join(dist, "gallery-server", "gallery-server.js"));
  return { ...files, hostScript: host.script, render: (search) => server.render(search) };
}

async function readFiles(clientDir: string, entryName: string, drawn?: string): Promise<BuiltFiles> {
  const manifest = await readJson<Manifest>(join(clientDir, ".vite", "manifest.json"));
  const entry = manifest[entryName];
  if (entry === undefined) throw new Error(`The build has no ${entryName}. Run "npm run build".`);
  const imports = importsOf(manifest, entry);
  // A build that keeps all its styles in one file lists it separately.
  const whole = manifest["style.css"];
  const later = drawn === undefined ? undefined : manifest[drawn];
  const first = [entry, ...imports, ...(later === undefined ? [] : [later, ...importsOf(manifest, later)])];
  const parts = whole === undefined ? first.flatMap((chunk) => chunk.css ?? []) : [whole.file];
  const cssFiles = [...new Set(parts)];
  const css = (await Promise.all(cssFiles.map((file) => readFile(join(clientDir, file), "utf8")))).join("\n");
  return {
    clientDir,
    css,
    inlined: cssFiles.map((file) => `/${file}`),
    script: `/${entry.file}`,
    preloads: imports.map((chunk) => `/${chunk.file}`),
  };
}

async function importServer<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(path).href)) as T;
}

function importsOf(manifest: Manifest, chunk: ManifestChunk, seen = new Set<string>()): ManifestChunk[] {
  return (chunk.imports ?? []).flatMap((name) => {
    const imported = manifest[name];
    if (imported === undefined || seen.has(name)) return [];
    seen.add(name);
    return [imported, ...importsOf(manifest, imported, seen)];
  });
}

async function readJson<T>(path: string): Promise<T> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as T;
  } catch {
    throw new Error(`The front end is not built: ${path} is missing. Run "npm run build".`);
  }
}
