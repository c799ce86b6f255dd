import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../src/server/database/migrations");
const name = process.argv[2] ?? "";
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write("Name the migration in lower case with underscores: npm run new-migration orders_add_source\n");
  process.exit(1);
}
const last = (await readdir(folder)).map((file) => Number(file.slice(0, 4))).reduce((a, b) => Math.max(a, b), 0);
const file = join(folder, `${String(last + 1).padStart(4, "0")}_${name}.sql`);
await writeFile(file, "-- What this does, and why.\n", { flag: "wx" });
process.stdout.write(`${file}\n`);
