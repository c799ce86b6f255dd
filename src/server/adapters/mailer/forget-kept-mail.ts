import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A file that the file mailer has made, a draft of one included. */
const OURS = /^[0-9a-f]{32}\.(?:eml|json)(?:\.[0-9a-f-]{36}\.part)?$/;

/** Deletes mails that were kept in a folder before a moment, and says how many files went; others in the folder stay. */
export async function forgetKeptMail(dir: string, before: Date): Promise<number> {
  const names = (await readdir(dir).catch(() => [])).filter((name) => OURS.test(name));
  let count = 0;
  for (const name of names) {
    const path = join(dir, name);
    const kept = await stat(path).catch(() => undefined);
    if (kept === undefined || kept.mtime >= before) continue;
    await rm(path, { force: true });
    count++;
  }
  return count;
}
