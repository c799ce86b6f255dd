// A whole server that a drill kills: it loads everything, and opens its database when it is told to on its standard input.
import { once } from "node:events";
import { buildApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { readEnv } from "#server/env.ts";
import { loadGround } from "#server/modules/places/index.ts";

const ground = await loadGround(DATA_FILES.folder);
process.stdin.on("end", () => process.exit(0));
process.stdout.write("loaded\n");
await once(process.stdin, "data");
const { DATABASE_URL: databaseUrl = "", ...variables } = process.env;
// Without the address of its database it knows that no other server shares it, as an embedded one does.
const env = readEnv(variables);
const app = await buildApp({
  env,
  clock: systemClock,
  database: openDatabase(databaseUrl, { max: 8 }),
  ground,
  secrets: ["a secret of the drills, long enough to be one"],
  pages: undefined,
  mailDir: env.dataDir,
  runJobs: true,
});
await app.listen({ host: "localhost", port: env.port });
process.stdout.write("ready\n");
