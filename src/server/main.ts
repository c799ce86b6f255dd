import type { FastifyInstance } from "fastify";
import { runMigrations } from "graphile-worker";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPathFinder } from "#server/adapters/directions/road-graph.ts";
import { buildApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { databaseTrouble } from "#server/database/database-trouble.ts";
import { createDiskRoom } from "#server/database/disk-room.ts";
import { migrate, refuseWhenBehind } from "#server/database/migrate.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { outliveInterruption } from "#server/database/outlive-interruption.ts";
import { whyUnsafe } from "#server/database/refuse-unsafe-settings.ts";
import type { Env } from "#server/env.ts";
import { listenTrouble } from "#server/free-port.ts";
import { readBuiltGallery, readBuiltPages } from "#server/front-end/built-pages.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { readDemoAccounts, seedDemoAccounts } from "#server/modules/accounts/index.ts";
import { loadMapData } from "#server/modules/maps/index.ts";
import { readOwnGround } from "#server/modules/operator-places/index.ts";
import { seedDemoPromos } from "#server/modules/partners/index.ts";
import { loadGround } from "#server/modules/places/index.ts";
import { createGroundResolver, seedOperator } from "#server/modules/tariffs/index.ts";
import { openOwnDatabase, type DatabaseAddress, type DatabaseOptions } from "#server/own-database.ts";
import type { ProcessView, Role } from "#server/processes/process-messages.ts";
import { toldRisks, whyNotStarted, whyNotStartedAnew, type RiskSources } from "#server/risks/find-risks.ts";
import { formerCash } from "#server/risks/former-cash.ts";
import { say as sayWords } from "#server/say.ts";
import { agreeOnSecrets } from "#server/secrets/agree-on-secrets.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A running process of the server. */
export interface RunningServer {
  /** Where it answers. */
  readonly url: string;
  stop(): Promise<void>;
}

/** How a process of the server is started. */
export interface StartOptions {
  readonly env: Env;
  readonly role: Role;
  readonly database: DatabaseAddress;
  readonly say: (line: string) => void;
  /** Brings the database up to date and fills an empty one; the first process does, and the others find it done. */
  readonly prepare: boolean;
  /** The processes that serve together with this one. */
  readonly processes?: ProcessView;
  /** Aborts a start in progress after its current step. */
  readonly asked?: AbortSignal;
}

/** Starts one process of the server on its database; if a later step fails, everything opened so far is closed again. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { env, role, say, prepare, processes, asked } = options;
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const ground = loadGround(DATA_FILES.folder);
    const paths = loadPathFinder(DATA_FILES.folder);
    for (const loading of [ground, paths]) loading.catch(() => undefined);
    const database = openDatabase(options.database.url, { max: env.databasePool });
    closers.push(() => database.close());
    asked?.throwIfAborted();
    const sources = { env, db: database.db, clock: systemClock };
    if (prepare) {
      await refuseToServe(database, sources);
      const gazetteer = async (): Promise<Gazetteer> => (await ground).gazetteer;
      // A PostgreSQL that a killed server left behind may end just then; ours is started again at its port.
      await outliveInterruption(() => prepareDatabase(database, { env, say, gazetteer }));
    }
    await refuseWhenBehind(database.pool);
    const secrets = await agreeOnSecrets(database.db, env, systemClock);
    asked?.throwIfAborted();
    const isWeb = role === "web";
    const { dataDir } = options.database;
    const app = await buildApp({
      env,
      clock: systemClock,
      database,
      ground: await ground,
      paths: await paths,
      map: await loadMapData(DATA_FILES.folder),
      secrets,
      pages: isWeb ? await readBuiltPages(join(ROOT, "dist")) : undefined,
      gallery: isWeb ? await readBuiltGallery(join(ROOT, "dist")) : undefined,
      ...(dataDir !== undefined && { disk: createDiskRoom(dataDir) }),
      mailDir: join(resolve(env.dataDir), "mail"),
      runJobs: !isWeb || env.jobProcesses === 0,
      ...(processes !== undefined && { processes }),
    });
    closers.push(() => app.close());
    asked?.throwIfAborted();
    const address = isWeb ? await listen(app, env) : await app.ready().then(() => "");
    if (prepare) {
      for (const risk of await toldRisks(sources)) say(`Note: ${sayWords("en", `notifications.riskRemedy.${risk}`)}`);
      for (const note of await formerCash(sources)) say(`Note: ${note}.`);
    }
    asked?.throwIfAborted();
    return { url: env.port === 0 ? address : env.publicUrl, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

function listen(app: FastifyInstance, env: Env): Promise<string> {
  return app.listen({ host: env.host, port: env.port }).catch((error: unknown) => {
    throw listenTrouble(error, env);
  });
}

/** Brings the database up to date, and fills an empty one. What was done of it before an interruption stays done. */
async function prepareDatabase(
  { pool, db }: Database,
  { env, say, gazetteer }: Pick<StartOptions, "env" | "say"> & { readonly gazetteer: () => Promise<Gazetteer> },
): Promise<void> {
  await migrate(pool, { say });
  await runMigrations({ pgPool: pool });
  if (await seedDemoOperator(db, gazetteer)) say("Operator: the demo operator is in place.");
  if (env.production) return;
  await seedDemoAccounts(db, { file: DATA_FILES.accounts, clock: systemClock });
  await seedDemoPromos(db, DATA_FILES.promos);
  for (const { role, login, password } of await readDemoAccounts(DATA_FILES.accounts))
    say(`Demo account: ${role} ${login} ${password}`);
}

/** Refuses to start with everything at once that would lose orders or open doors, before anything is written. */
async function refuseToServe(database: Database, sources: RiskSources): Promise<void> {
  const reasons = await refusalsOf(database, sources);
  if (reasons.length === 0) return;
  throw new Error(`This server must not serve travellers as it is:\n- ${reasons.join("\n- ")}`);
}

async function refusalsOf({ pool }: Database, sources: RiskSources): Promise<string[]> {
  const unsafe = await whyUnsafe(pool).catch((error: unknown) => {
    throw sources.env.databaseUrl === undefined ? error : databaseTrouble(error);
  });
  return [...(unsafe === undefined ? [] : [unsafe]), ...(await whyNotStarted(sources))];
}

/**
 * What else would refuse a start whose settings are refused already, so that whoever starts a server reads all of it at once: what the database says, where
 * there is one. Nothing is written.
 */
export async function furtherRefusals(
  env: Env,
  options: Pick<DatabaseOptions, "dataDirNamed" | "onLost">,
): Promise<string[]> {
  const isThere = env.databaseUrl !== undefined || existsSync(join(resolve(env.dataDir), "postgres", "PG_VERSION"));
  if (!isThere) return whyNotStartedAnew(env);
  const own = await openOwnDatabase(env, { ...options, say: () => undefined });
  const database = openDatabase(own.url, { max: 2 });
  try {
    return await refusalsOf(database, { env, db: database.db, clock: systemClock });
  } finally {
    await database.close();
    await own.stop();
  }
}

/** Sets up the demo operator in a database that has no operator. */
export function seedDemoOperator(
  db: Database["db"],
  gazetteer: () => Promise<Gazetteer>,
  file: string = DATA_FILES.operator,
): Promise<boolean> {
  const resolver = async () => createGroundResolver(await gazetteer(), await readOwnGround(db));
  return seedOperator(db, { file, clock: systemClock, ground: resolver });
}
