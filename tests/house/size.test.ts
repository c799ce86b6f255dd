import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ROOT } from "./source-files.ts";

interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

const CLIENT = join(ROOT, "dist/client");
const MANIFEST = join(CLIENT, ".vite/manifest.json");
const ENTRY = "src/web/app/main.tsx";
/** Names of the files of screens. */
const FINDER = "finder";
const FORM = "booking";
/** Drawn whole by the server; its code comes later, its styles at once. */
const DRAWN_WHOLE = "src/web/app/page-frame.ts";

function readManifest(): Readonly<Record<string, Chunk>> {
  if (!existsSync(MANIFEST)) throw new Error('The front end is not built. Run "npm run build" first.');
  return JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, Chunk>;
}

/** The entry and a screen, and everything they import at once. */
function loadedWith(screen: string): Set<string> {
  const manifest = readManifest();
  const file = Object.keys(manifest).find((key) => manifest[key]?.name === screen);
  if (file === undefined) throw new Error(`The build has no file for the screen ${screen}`);
  const all = new Set([ENTRY, file]);
  for (const name of all) for (const imported of manifest[name]?.imports ?? []) all.add(imported);
  return all;
}

/** What the finder's first page loads: the entry, its screen, everything they import at once, and their styles. */
function firstLoad(): { scripts: string[]; styles: string[] } {
  const manifest = readManifest();
  const names = loadedWith(FINDER);
  const chunks = [...names].flatMap((name) => manifest[name] ?? []);
  for (const name of names.add(DRAWN_WHOLE)) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  const drawn = [...names].flatMap((name) => manifest[name]?.css ?? []);
  return { scripts: chunks.map(({ file }) => file), styles: [...new Set(drawn)] };
}

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(CLIENT, file))).length, 0) / 1000;

describe("the first page of the finder is light", () => {
  test("its scripts are at most 90 kB compressed", () => {
    const { scripts } = firstLoad();
    expect(scripts.length).toBeGreaterThan(0);
    expect(kilobytes(scripts)).toBeGreaterThan(20);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(90);
  });

  test("its styles are at most 8 kB compressed, with those of the hall, the header and the footer", () => {
    const { styles } = firstLoad();
    expect(styles.length).toBeGreaterThan(0);
    // They travel in one piece, inside the page.
    const all = styles.map((file) => readFileSync(join(CLIENT, file), "utf8")).join("\n");
    const size = brotliCompressSync(all).length / 1000;
    expect(size).toBeGreaterThan(1);
    expect(size).toBeLessThanOrEqual(8);
  });

  test("no browser script names a file of the server or a package of it", () => {
    const { scripts } = firstLoad();
    for (const file of scripts) {
      expect(readFileSync(join(CLIENT, file), "utf8")).not.toMatch(
        /node:(fs|path|crypto)|graphile-worker|typebox|kysely/i,
      );
    }
  });
});

describe("the booking form is light", () => {
  test("with the entry its scripts are at most 120 kB compressed", () => {
    const manifest = readManifest();
    const scripts = [...loadedWith(FORM)].flatMap((name) => manifest[name]?.file ?? []);
    expect(scripts.length).toBeGreaterThan(1);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(120);
  });
});

describe("the operator's console is light", () => {
  const inConsole = (kind: string) =>
    readdirSync(join(ROOT, "dist/console/console/assets"))
      .filter((file) => file.endsWith(kind))
      .map(
        (file) =>
          [file, brotliCompressSync(readFileSync(join(ROOT, "dist/console/console/assets", file))).length] as const,
      );

  /** Names of the files that the shell and its board load at once. */
  const atStart = (kind: string): string[] => {
    const manifest = JSON.parse(readFileSync(join(ROOT, "dist/console/.vite/manifest.json"), "utf8")) as Record<
      string,
      Chunk
    >;
    const names = new Set(["src/web/console/app/main.ts"]);
    // The entry asks first, and brings what draws at once.
    for (const name of manifest["src/web/console/app/main.ts"]?.dynamicImports ?? []) names.add(name);
    for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
    const chunks = [...names].flatMap((name) => manifest[name] ?? []);
    return chunks
      .flatMap(({ file, css = [] }) => (kind === ".css" ? css : [file]))
      .map((file) => file.replace("console/assets/", ""));
  };

  test("its shell and board are at most 180 kB of scripts and 16 kB of styles, a further screen 40 kB", () => {
    const most = { ".js": { shell: 180_000, screen: 40_000 }, ".css": { shell: 16_000, screen: 16_000 } } as const;
    for (const [kind, { shell, screen }] of Object.entries(most)) {
      const files = inConsole(kind);
      const first = new Set(atStart(kind));
      for (const [file, bytes] of files)
        expect([file, bytes <= (first.has(file) ? shell : screen)]).toEqual([file, true]);
      expect(first.size).toBeGreaterThan(0);
      const start = files.filter(([file]) => first.has(file)).reduce((sum, [, bytes]) => sum + bytes, 0);
      expect(start).toBeGreaterThan(1000);
      expect(start).toBeLessThanOrEqual(shell);
    }
  });

  test("no page of a traveller or a partner loads a byte of it", () => {
    for (const folder of ["dist/client", "dist/inline", "dist/embed"])
      for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }))
        if (file.endsWith(".js")) expect(readFileSync(join(ROOT, folder, file), "utf8")).not.toContain("operator/v1");
  });
});

describe("what partners put into their pages is light", () => {
  test("rule 49: the file that loads the module is at most 2.5 kB compressed, and brings nothing along", () => {
    const code = readFileSync(join(ROOT, "dist/embed/v1.js"));
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2500);
    // But for the module in the page itself, where that is wanted.
    expect(code.toString().replace(/import\(`[^`]*\/embed\/inline\/v1\.js`\)/, "")).not.toMatch(/\b(import|require)\b/);
  });

  test("the module in the page itself is at most 150 kB compressed, and knows no history, storage, title or head of the host's page (T-30)", () => {
    const code = readFileSync(join(ROOT, "dist/inline/embed/inline/v1.js"));
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(150_000);
    expect(code.toString()).not.toMatch(
      /(local|session)Storage|indexedDB|document\.(cookie|title|head)|(push|replace)State|history\./,
    );
  });

  test("what only a frame loads is no part of any other page", () => {
    const manifest = readManifest();
    const frame = manifest["src/web/frame/frame.ts"];
    expect([frame?.isEntry, frame?.imports]).toEqual([true, undefined]);
    const others = Object.values(manifest).filter(({ imports = [] }) => imports.includes("src/web/frame/frame.ts"));
    expect(others).toEqual([]);
  });
});
