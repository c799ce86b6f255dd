import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { agreeOnSecrets } from "#server/secrets/agree-on-secrets.ts";
import { noteSigner } from "#server/secrets/secret-fingerprints.repository.ts";
import { fingerprintOf, type Secrets } from "#server/secrets/secrets.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { makeTestFolder } from "../../../tests/support/test-folder.ts";

const FIRST = "the first secret, long enough to be one";
const SECOND = "the second secret, long enough to be one";

let made: TestDatabase;
let database: Database;
let dataDir: string;
let now = 0;
beforeEach(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, { max: 4 });
  dataDir = await makeTestFolder();
});
afterEach(async () => {
  await database.close();
  await made.drop();
  await rm(dataDir, { recursive: true });
});

const start = (...named: string[]) => {
  const [first, ...others] = named;
  const secrets: Secrets | undefined = first === undefined ? undefined : [first, ...others];
  return agreeOnSecrets(database.db, { secrets, dataDir }, () => (now += 1000));
};
const file = () => readFile(join(dataDir, "secret"), "utf8");

describe("R8: the secret of a data folder", () => {
  it("is made at the first start, and the same at every other", async () => {
    const made = await start();
    expect(await start()).toEqual(made);
    expect((await file()).trim()).toBe(made[0]);
  });

  it("that was lost stops the start with words, and no other is made in its place", async () => {
    const [secret] = await start();
    await rm(join(dataDir, "secret"));
    const words = await start().catch((error: Error) => error.message);
    for (const part of [fingerprintOf(secret), join(dataDir, "secret"), "backup", "npm run secret -- accept"])
      expect(words).toContain(part);
    expect(words).not.toContain(secret);
    await expect(file()).rejects.toThrow("ENOENT");
  });

  it("that is another one stops the start, whether a file or SECRET has it, until it is accepted", async () => {
    await start(FIRST);
    await writeFile(join(dataDir, "secret"), `${SECOND}\n`);
    await expect(start()).rejects.toThrow(/The file .*secret is not the secret of this database/);
    await expect(start(SECOND)).rejects.toThrow("SECRET is not the secret of this database");
    await noteSigner(database.db, fingerprintOf(SECOND), new Date((now += 1000)));
    expect(await start()).toEqual([SECOND]);
    await expect(start(FIRST)).rejects.toThrow(fingerprintOf(SECOND));
  });

  it("is shared by two servers that start at once on one database: the other one is refused", async () => {
    const starts = await Promise.allSettled([start(FIRST), start(SECOND)]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is replaced in two steps, of which a server that still knows the old one alone learns at its next start", async () => {
    await start(FIRST);
    expect(await start(SECOND, FIRST)).toEqual([SECOND, FIRST]);
    await expect(start(FIRST)).rejects.toThrow(fingerprintOf(SECOND));
    expect(await start(SECOND)).toEqual([SECOND]);
  });

  it("may stand on two lines of its file, the newest first", async () => {
    await writeFile(join(dataDir, "secret"), `${SECOND}\n${FIRST}\n`);
    expect(await start()).toEqual([SECOND, FIRST]);
  });

  it("is refused when it is too short to be one", async () => {
    await writeFile(join(dataDir, "secret"), "short\n");
    await expect(start()).rejects.toThrow("holds no usable secret");
  });
});
