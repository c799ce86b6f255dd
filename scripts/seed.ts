import { existsSync } from "node:fs";
import { openDatabase } from "#server/database/open-database.ts";
import { seedOperator } from "#server/database/seed.ts";
import { DATA_FILES } from "#server/main.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
const url = process.env["DATABASE_URL"];
if (url === undefined || url === "") {
  process.stderr.write('DATABASE_URL names no database. The embedded one is filled by "npm start".\n');
  process.exit(1);
}
const database = openDatabase(url, { max: 2 });
const filled = await seedOperator(database.db, process.argv[2] ?? DATA_FILES.operator);
await database.close();
process.stdout.write(
  filled ? "The operator is in place.\n" : "The database has an operator already; nothing was changed.\n",
);
