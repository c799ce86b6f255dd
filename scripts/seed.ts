import { existsSync } from "node:fs";
import { DATA_FILES } from "#server/data-files.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { seedDemoOperator } from "#server/main.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
const url = process.env["DATABASE_URL"];
if (url === undefined || url === "") {
  process.stderr.write('DATABASE_URL names no database. The embedded one is filled by "npm start".\n');
  process.exit(1);
}
const database = openDatabase(url, { max: 2 });
try {
  const filled = await seedDemoOperator(database.db, () => loadGazetteer(DATA_FILES.folder), process.argv[2]);
  process.stdout.write(
    filled ? "The operator is in place.\n" : "The database has an operator already; nothing was changed.\n",
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
