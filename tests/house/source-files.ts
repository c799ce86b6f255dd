import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Top folder of the repository. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Whether `.gitignore` names a folder or file; the file has no other patterns but `*.ending`. */
function ignored(): (name: string) => boolean {
  const lines = readFileSync(join(ROOT, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const names = new Set([".git", ...lines.map((line) => line.replace(/^\/|\/$/g, ""))]);
  const endings = lines.filter((line) => line.startsWith("*.")).map((line) => line.slice(1));
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending));
}

/** Paths, relative to the repository, of every file that is not ignored; works without git, in an unpacked archive too. */
export function repositoryFiles(folder = ROOT, skip = ignored()): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Folders are ignored only at the top: src/web/screens is ours, while screens receives the screenshots.
    if (skip(entry.name) && (folder === ROOT || entry.name === "node_modules" || !entry.isDirectory())) return [];
    if (entry.isDirectory()) return repositoryFiles(path, skip);
    return entry.isFile() ? [relative(ROOT, path)] : [];
  });
}

/** The text of a file of the repository; undefined when it is not a text file. */
export function textOf(path: string): string | undefined {
  const content = readFileSync(join(ROOT, path));
  return content.includes(0) ? undefined : content.toString("utf8");
}
