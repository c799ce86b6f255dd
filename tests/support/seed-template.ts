import { runMigrations } from "graphile-worker";
import { DATA_FILES } from "#server/data-files.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { seedDemoOperator } from "#server/main.ts";
import { seedDemoAccounts } from "#server/modules/accounts/index.ts";
import { seedDemoPromos } from "#server/modules/partners/index.ts";

/** Fills the template database with what every server test starts from: the job queue's tables and the demo operator. */
export async function seedTemplate(url: string): Promise<void> {
  const database = openDatabase(url, { max: 2 });
  try {
    await runMigrations({ pgPool: database.pool });
    await seedDemoAccounts(database.db, { file: DATA_FILES.accounts, clock: Date.now });
    await seedDemoPromos(database.db, DATA_FILES.promos);
    await seedDemoOperator(database.db, () => loadGazetteer(DATA_FILES.folder));
  } finally {
    await database.close();
  }
}
