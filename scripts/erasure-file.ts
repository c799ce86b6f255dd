import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "#server/make-folder.ts";
import type { Erasure } from "#server/retention/persons.repository.ts";

/** Beside the database, so that it outlives its being brought back to an earlier day. */
const pathIn = (dataDir: string): string => join(dataDir, "erased.jsonl");

/** Adds an erasing to the file of a data folder. */
export async function addErasure(dataDir: string, erasure: Erasure): Promise<void> {
  await makeFolder(dataDir);
  const file = await open(pathIn(dataDir), "a", 0o600);
  await file.writeFile(`${JSON.stringify(erasure)}\n`);
  await file.sync().finally(() => file.close());
}

/** The erasings of a data folder. */
export async function readErasures(dataDir: string): Promise<Erasure[]> {
  const text = await readFile(pathIn(dataDir), "utf8").catch(() => "");
  const lines = text.split("\n").filter(Boolean);
  return lines.map((line) => {
    const { hash, at, by } = JSON.parse(line) as { readonly hash: string; readonly at: string; readonly by: string };
    return { hash, at: new Date(at), by };
  });
}
