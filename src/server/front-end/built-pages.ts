import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRequest, RenderedPage } from "#contract/page-options.ts";

/** The built front end, read once at start. */
export interface BuiltPages {
  /** Folder of the browser's files. */
  readonly clientDir: string;
  readonly buildId: string;
  /** All styles of the first page, to be inlined. */
  readonly css: string;
  /** Address of the browser's entry module. */
  readonly script: string;
  /** Modules the entry needs at once. */
  readonly preloads: readonly string[];
  /** Fonts the first page needs at once. */
  readonly fonts: readonly string[];
  render(request: PageRequest): RenderedPage;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

const ENTRY = "src/web/app/main.tsx";

/** Reads the build below `dist`; throws in plain words when there is none. */
export async function readBuiltPages(dist: string): Promise<BuiltPages> {
  const clientDir = join(dist, "client");
  const manifest = await readJson<Record<string, ManifestChunk>>(join(clientDir, ".vite", "manifest.json"));
  const { buildId } = await readJson<{ buildId: string }>(join(dist, "build.json"));
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`The build has no ${ENTRY}. Run "npm run build".`);
  const chunks = [entry, ...importsOf(manifest, entry)];
  const cssFiles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const css = await Promise.all(cssFiles.map((file) => readFile(join(clientDir, file), "utf8")));
  const server = (await import(pathToFileURL(join(dist, "server", "entry-server.js")).href)) as Pick<
    BuiltPages,
    "render"
  >;
  return {
    clientDir,
    buildId,
    css: css.join("\n"),
    script: `/${entry.file}`,
    preloads: importsOf(manifest, entry).map((chunk) => `/${chunk.file}`),
    fonts: [...css.join("\n").matchAll(/url\(["']?(\/assets\/[^)"']*\.woff2)["']?\)/g)].map((match) => match[1] ?? ""),
    render: (request) => server.render(request),
  };
}

function importsOf(
  manifest: Record<string, ManifestChunk>,
  chunk: ManifestChunk,
  seen = new Set<string>(),
): ManifestChunk[] {
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
