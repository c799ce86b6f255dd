import { Client } from "pg";
import { freePort } from "../../scripts/with-server.ts";
import { listening } from "./balancer.ts";
import type { Programs } from "./programs.ts";
import type { Stage } from "./stage.ts";

/** Loopback only, and nobody else is on this machine's ports of the drill. */
const TRUSTED = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C.UTF-8", "--data-checksums"];

/** The address of the product's database on a server whose user owns it and is no superuser. */
export const databaseUrl = (port: number): string => `postgres://rides:rides@127.0.0.1:${port}/rides`;

/** Makes the product's user and database where they do not exist. */
export async function makeOwnDatabase(port: number): Promise<void> {
  const client = new Client({ connectionString: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    await client.query("create role rides login password 'rides'");
    await client.query("create database rides owner rides");
  } finally {
    await client.end();
  }
}

/**
 * Starts a PostgreSQL of Debian with its defaults, under more variables where they are given, and an empty database for the product;
 * returns the database's address.
 */
export async function startOwnPostgres(
  stage: Stage,
  { postgres }: Pick<Programs, "postgres">,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const [port, folder] = [await freePort(), await stage.folder("postgres-alone")];
  await stage.run("initdb", `${postgres}/initdb`, [...TRUSTED, "-D", folder]);
  const listen = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
  await stage.start("postgres-alone", `${postgres}/postgres`, ["-D", folder, "-p", String(port), ...listen], env);
  await listening(port);
  await makeOwnDatabase(port);
  return databaseUrl(port);
}
