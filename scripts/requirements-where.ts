import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFiles, ROOT, textOf } from "../tests/house/source-files.ts";
import { LEDGER_FILE, mentionsIn, withWhere } from "./requirements.ts";

// Run it with `npm run requirements` after naming an id, or after renaming or moving a file that names one.
const ledger = join(ROOT, LEDGER_FILE);
const files = new Map(repositoryFiles().map((path) => [path, textOf(path) ?? ""]));
writeFileSync(ledger, withWhere(readFileSync(ledger, "utf8"), mentionsIn(files)));
