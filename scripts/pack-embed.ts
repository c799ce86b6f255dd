import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

/*
 * `npm run pack:embed`: the package `@nameboard/embed`, ready for `npm publish` or `npm install ./<file>`, in dist.
 */

const root = join(import.meta.dirname, "..");
const SOURCES = join(root, "src/embed/package");

/** For every bundler and browser of the last years, with declarations beside the code. */
const COMPILED =
  "--ignoreConfig --declaration --rewriteRelativeImportExtensions --module nodenext --target es2022 --lib es2023,dom,dom.iterable --jsx react-jsx --strict";

/** Compiles the package into a folder below another one, and packs it; answers where the file is. */
export async function packEmbed(folder: string): Promise<string> {
  const { version, license } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as Record<string, string>;
  const staged = join(folder, "package");
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  const sources = ["load-nameboard.ts", "nameboard-booking.tsx"].map((name) => join(SOURCES, name));
  await run("tsc", [...sources, "--outDir", staged, ...COMPILED.split(" ")]);
  // Declarations keep the names of the sources.
  const declared = join(staged, "nameboard-booking.d.ts");
  await writeFile(declared, (await readFile(declared, "utf8")).replaceAll('.ts"', '.js"'));
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  const described = {
    name: "@nameboard/embed",
    version,
    description: "The booking module of a Nameboard server on your page",
    license,
    type: "module",
    sideEffects: false,
    exports: { ".": entry("load-nameboard"), "./react": entry("nameboard-booking") },
    peerDependencies: { react: ">=18" },
    peerDependenciesMeta: { react: { optional: true } },
  };
  await writeFile(join(staged, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
  await copyFile(join(SOURCES, "README.md"), join(staged, "README.md"));
  await copyFile(join(root, "LICENSE"), join(staged, "LICENSE"));
  const file = join(folder, `nameboard-embed-${version}.tgz`);
  await run("tar", ["-czf", file, "-C", folder, "package"]);
  return file;
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(program, args);
  if (code !== 0) throw new Error(`${program} failed:\n${output}`);
}

if (import.meta.main) {
  const folder = join(root, "dist");
  await mkdir(folder, { recursive: true });
  process.stdout.write(`${await packEmbed(folder)}\n`);
}
