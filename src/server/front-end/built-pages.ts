import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRequest, RenderedPage } from "#contract/page-options.ts";
import type { Locale } from "#domain/values/locale.ts";

/** The browser files of one page. */
export interface BuiltFiles {
  /** All styles of the first page, to be inlined. */
  readonly css: string;
  /** URLs of the files those styles are from, which a part that comes later need not bring again. */
  readonly inlined: readonly string[];
  /** URL of the browser's entry module. */
  readonly script: string;
  /** Other modules that the page needs at once. */
  readonly preloads: readonly string[];
}

/** The built front end, read once at the start. */
export interface BuiltPages {
  /** Folder of the browser's files. */
  readonly clientDir: string;
  readonly buildId: string;
  /** The files of a page that begins with this screen; a partner's has more styles. */
  readonly filesOf: (screen: RenderedPage["screen"], isPartners?: boolean) => BuiltFiles;
  /** URL of the module that only frames load, and what partners put into their pages; absent without a build. */
  readonly frameScript?: string;
  readonly loader?: string;
  /** What reports failures of the pages, where the operator wants to hear of them. */
  readonly reportScript?: string;
  /** Folder of the module that stands in the page itself; absent without a build. */
  readonly inlineDir?: string;
  /** The operator's console; absent without a build. */
  readonly console?: BuiltFiles & { readonly dir: string };
  render(request: PageRequest): RenderedPage;
}

/** The kit's own page, built separately so that none of it ships with the product. */
export interface BuiltGallery extends BuiltFiles {
  /** Folder of the browser's files. */
  readonly clientDir: string;
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
  readonly name?: string;
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What the server draws whole although its code comes later: its styles belong to the first page. */
const DRAWN_WHOLE = "src/web/app/page-frame.ts";
const DRAWN_FOR_PARTNERS = "src/web/features/partner-look/partner-part.tsx";

const ENTRY = "src/web/app/main.tsx";
const CONSOLE_ENTRY = "src/web/console/app/main.ts";
const FRAME_ENTRY = "src/web/frame/frame.ts";

/** The file that a page which begins with a screen asks for at once, by its name in the manifest; the entry brings the finder itself. */
const SCREEN_FILES = { booking: "form", order: "order" } as const;

/** Reads the build below `dist`; throws a readable error when there is none. */
export async function readBuiltPages(dist: string): Promise<BuiltPages> {
  const { buildId } = await readJson<{ buildId: string }>(join(dist, "build.json"));
  const clientDir = join(dist, "client");
  const usual = await readFiles(clientDir, ENTRY, { drawn: [DRAWN_WHOLE] });
  const screens = new Map<RenderedPage["screen"], BuiltFiles>();
  for (const [screen, file] of Object.entries(SCREEN_FILES)) {
    screens.set(screen as keyof typeof SCREEN_FILES, await readFiles(clientDir, ENTRY, { drawn: [DRAWN_WHOLE], file }));
  }
  const drawn = [DRAWN_WHOLE, DRAWN_FOR_PARTNERS];
  const partnersFinder = await readFiles(clientDir, ENTRY, { drawn });
  const consoleDir = join(dist, "console");
  const server = await importServer<Pick<BuiltPages, "render">>(join(dist, "server", "entry-server.js"));
  return {
    clientDir,
    buildId,
    frameScript: (await readFiles(clientDir, FRAME_ENTRY)).script,
    inlineDir: join(dist, "inline", "embed", "inline"),
    console: { ...(await readFiles(consoleDir, CONSOLE_ENTRY, { whole: true })), dir: consoleDir },
    loader: await readFile(join(dist, "embed", "v1.js"), "utf8"),
    reportScript: await readFile(join(dist, "report", "report.js"), "utf8"),
    filesOf: (screen, isPartners = false) =>
      isPartners && screen === "finder" ? partnersFinder : (screens.get(screen) ?? usual),
    render: (request) => server.render(request),
  };
}

/** Reads the build of the kit's own page. */
export async function readBuiltGallery(dist: string): Promise<BuiltGallery> {
  const clientDir = join(dist, "gallery");
  const files = await readFiles(clientDir, "src/ui/gallery/main.tsx");
  const host = await readFiles(clientDir, "src/ui/gallery/host.tsx");
  const server = await importServer<Pick<BuiltGallery, "render">>(join(dist, "gallery-server", "gallery-server.js"));
  return { ...files, clientDir, hostScript: host.script, render: (search) => server.render(search) };
}

async function readFiles(
  clientDir: string,
  entryName: string,
  more: {
    readonly drawn?: readonly string[];
    /** Name of another file that is asked for at once. */
    readonly file?: string;
    /** Its entry brings the rest of itself at once. */
    readonly whole?: boolean;
  } = {},
): Promise<BuiltFiles> {
  const manifest = await readJson<Manifest>(join(clientDir, ".vite", "manifest.json"));
  const entry = manifest[entryName];
  if (entry === undefined) throw new Error(`The build has no ${entryName}. Run "npm run build".`);
  const withImports = (chunk: ManifestChunk | undefined) =>
    chunk === undefined ? [] : [chunk, ...importsOf(manifest, chunk)];
  const named = Object.values(manifest).find(({ name }) => name !== undefined && name === more.file);
  if (named?.name !== more.file) throw new Error(`The build has no file "${more.file}".`);
  const rest = more.whole === true ? (entry.dynamicImports ?? []) : [];
  const scripts = new Set([entry, named, ...rest.map((name) => manifest[name])].flatMap(withImports));
  // A build that keeps all its styles in one file lists it separately.
  const whole = manifest["style.css"];
  const first = [...scripts, ...(more.drawn ?? []).flatMap((name) => withImports(manifest[name]))];
  const parts = whole === undefined ? first.flatMap((chunk) => chunk.css ?? []) : [whole.file];
  const cssFiles = [...new Set(parts)];
  const css = (await Promise.all(cssFiles.map((file) => readFile(join(clientDir, file), "utf8")))).join("\n");
  return {
    css,
    inlined: cssFiles.map((file) => `/${file}`),
    script: `/${entry.file}`,
    preloads: [...scripts].filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
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
