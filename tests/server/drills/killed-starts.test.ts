import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Pool } from "pg";
import { expect, it } from "vitest";
import { runCommand } from "../../../scripts/run-command.ts";
import { freePort, startOwnServer } from "../../../scripts/with-server.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS, drillTrials } from "../../support/drills.ts";
import { createTestDatabase } from "../../support/test-database.ts";
import { makeTestFolder } from "../../support/test-folder.ts";
import { newAttempt, quote, send } from "../server-process.ts";
import { killCommand } from "./killed-commands.ts";

const TRIALS = drillTrials(0);
const PLACES = 3000;
/** Within this time a start has filled an empty database, and an import has written its file; both on a busy machine. */
const START_MS = { from: 500, to: 12_000 } as const;
const IMPORT_MS = { from: 500, to: 8000 } as const;

/** Tables, columns, constraints and indexes of a database, and its migrations. */
const SHAPE = `
  select md5(string_agg(line, e'\\n' order by line)) as shape from (
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', number, sha256) from schema_migrations
    union all select concat_ws(' ', 'jobs', id) from graphile_worker.migrations
  ) lines`;

/** Places of the operator, some metres from each other. */
const placesFile = (name: string): string =>
  [
    "key,kind,name_en,name_ru,lat,lng",
    ...Array.from({ length: PLACES }, (_, at) => `h${at},hotel,${name} ${at},Отель ${at},55.${70_000 + at},37.62`),
  ].join("\n");

it.runIf(DRILLS)(
  `R-30: ${TRIALS} times two servers start on an empty database and are killed while they fill it, and imports while they write; afterwards a start is whole`,
  async () => {
    const folder = await makeTestFolder();
    const operator = "data/demo/operator.yaml";
    let [killedStarts, killedImports, partial] = [0, 0, 0];
    const shapes = new Set<string>();
    for (let trial = 0; trial < TRIALS; trial++) {
      const { url, drop } = await createTestDatabase("template1");
      const env = {
        NODE_ENV: "production",
        ACQUIRER: "sandbox",
        LOG_LEVEL: "error",
        ACCEPTED_RISKS: "local-address",
        DATABASE_URL: url,
        SECRET: "a secret that both servers know and that is long enough",
      };
      const start = async (): Promise<boolean> =>
        killCommand({
          script: "scripts/start.ts",
          env: { ...env, PORT: String(await freePort()), DATA_DIR: folder },
          withinMs: START_MS,
        });
      killedStarts += (await Promise.all([start(), start()])).filter(Boolean).length;
      const server = await startOwnServer({ dataDir: folder, port: await freePort(), env });
      const pool = new Pool({ connectionString: url, max: 1 });
      try {
        const { rows } = await pool.query<{ shape: string }>(SHAPE);
        shapes.add(rows[0]?.shape ?? "");
        await writeFile(join(folder, "places.csv"), placesFile(`Hotel of ${trial}`));
        const words = { places: [join(folder, "places.csv"), "--yes"], tariffs: [operator, "--yes"] };
        const imported = await Promise.all([
          killCommand({ script: "scripts/import-places.ts", words: words.places, env, withinMs: IMPORT_MS }),
          killCommand({ script: "scripts/import-tariffs.ts", words: words.tariffs, env, withinMs: IMPORT_MS }),
        ]);
        killedImports += imported.filter(Boolean).length;
        const written = await pool.query<{ count: number }>("select count(*)::int as count from operator_places");
        if (![0, PLACES].includes(written.rows[0]?.count ?? 0)) partial += 1;
        for (const script of ["places", "tariffs"] as const) {
          const again = await runCommand(process.execPath, [`scripts/import-${script}.ts`, ...words[script]], { env });
          expect(again.code, again.output).toBe(0);
        }
        const all = await pool.query("select count(*)::int as count from operator_places");
        expect(all.rows).toEqual([{ count: PLACES }]);
        const { status } = await send(server.url, newAttempt((await quote(server.url)).price_id));
        expect(status).toBe(200);
      } finally {
        await pool.end();
        await server.end();
        await drop();
      }
    }
    const figures = { killedStarts, killedImports, partialImports: partial };
    await writeDrillFigures("killed-starts", { trials: TRIALS, lost: 0, doubled: 0, ...figures });
    expect(shapes.size).toBe(1);
    expect(partial).toBe(0);
  },
  TRIALS * 120_000,
);
