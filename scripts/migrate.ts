import { runMigrations } from "graphile-worker";
import { existsSync } from "node:fs";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { printLine } from "./print-line.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
const url = process.env["DATABASE_URL"];
if (url === undefined || url === "") {
  process.stderr.write('DATABASE_URL names no database. The embedded one is brought up to date by "npm start".\n');
  process.exit(1);
}
const database = openDatabase(url, { max: 2 });
const applied = await migrate(database.pool, { say: printLine });
await runMigrations({ pgPool: database.pool });
await database.close();
process.stdout.write(applied.length === 0 ? "The database is up to date.\n" : `Applied ${applied.length}.\n`);
