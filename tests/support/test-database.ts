import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** The database that `createTestDatabase` clones; made by postgres-setup.ts before all tests. */
export const TEMPLATE = "nameboard_template";

/** A database for one test only. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Makes a fresh copy of the migrated (and seeded) template, in some hundredths of a second. */
export async function createTestDatabase(template: string = TEMPLATE): Promise<TestDatabase> {
  const name = `nameboard_test_${randomBytes(6).toString("hex")}`;
  await runOnServer(`create database ${name} template ${template}`);
  return {
    url: databaseUrl(name),
    drop: () => runOnServer(`drop database if exists ${name} with (force)`),
  };
}

/** Connection string of another database on the test server. */
export function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on the test server, outside any test database. */
export async function runOnServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function serverUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url)
    throw new Error(
      "TEST_DATABASE_URL is not set: run the tests with tests/support/postgres-setup.ts as global setup.",
    );
  return url;
}
