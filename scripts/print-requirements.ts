import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFiles, ROOT, textOf } from "../tests/house/source-files.ts";
import { mentionsIn, readRequirements, REQUIREMENTS_FILE, shownBy } from "./requirements.ts";

// `npm run requirements` prints where each id is shown to be true; with ids or families after `--`, where these are.
const asked = process.argv.slice(2);
const files = new Map(repositoryFiles().map((path) => [path, textOf(path) ?? ""]));
const mentions = mentionsIn(files);
const isAsked = (id: string): boolean =>
  asked.length === 0 || asked.some((one) => id === one || id.startsWith(`${one}-`));
for (const { id, sentence, standing } of readRequirements(readFileSync(join(ROOT, REQUIREMENTS_FILE), "utf8"))) {
  if (!isAsked(id)) continue;
  const shown = shownBy(mentions.get(id));
  process.stdout.write(`${id}  ${sentence}\n    ${standing}\n`);
  for (const path of shown.length > 0 ? shown : ["no test names it"]) process.stdout.write(`    ${path}\n`);
}
