import { chmod, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestFolder } from "../../../tests/support/test-folder.ts";
import { claimFile, isFilledFolder, openDataDirectory } from "./data-directory.ts";

// A user id that nobody has: access is computed, so these tests need not run as root.
const user = { name: "stranger", uid: 61_234, gid: 61_234 };
let folder: string;
let closed: string;
let said: string[];

beforeEach(async () => {
  folder = await makeTestFolder();
  closed = join(folder, "closed");
  await mkdir(closed);
  await chmod(closed, 0o700);
  said = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (dataDir: string, isExplicit = false) =>
  openDataDirectory({
    dataDir,
    isExplicit,
    user,
    say: (line) => said.push(line),
    sharedHome: join(folder, "shared"),
  });

describe("openDataDirectory", () => {
  it("keeps the database in DATA_DIR when PostgreSQL can get there, even under a strict umask", async () => {
    const dataDir = join(folder, "new", "data");
    const before = process.umask(0o077);
    const { home } = await open(dataDir).finally(() => process.umask(before));
    expect(home).toBe(dataDir);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o755);
    expect(said).toEqual([]);
  });

  it("keeps it in the shared home when the way is barred, says so, and finds it again", async () => {
    const dataDir = join(closed, ".data");
    const { home } = await open(dataDir);
    expect(home.startsWith(join(folder, "shared"))).toBe(true);
    expect(said.join()).toContain(`may not enter ${closed}`);
    expect((await open(dataDir)).home).toBe(home);

    // Opened up later: the database stays where it is.
    await chmod(closed, 0o755);
    expect((await open(dataDir)).home).toBe(home);
  });

  it("gives a folder that was deleted and made again a new database, not the old one", async () => {
    const dataDir = join(closed, ".data");
    const { home } = await open(dataDir);
    await rm(dataDir, { recursive: true });
    expect((await open(dataDir)).home).not.toBe(home);
  });

  it("lets two first starts agree on one home", async () => {
    const [one, two] = await Promise.all([open(join(closed, ".data")), open(join(closed, ".data"))]);
    expect(one.home).toBe(two.home);
    expect(await readdir(join(folder, "shared"))).toHaveLength(1);
  });

  it("refuses when a person chose the folder, and names the way out", async () => {
    await expect(open(join(closed, "chosen"), true)).rejects.toThrow(`chmod o+x ${closed}`);
  });

  it("R-10 refuses to begin elsewhere while a database lies in the barred folder", async () => {
    await mkdir(join(closed, "postgres"));
    await writeFile(join(closed, "postgres", "PG_VERSION"), "18");
    await expect(open(closed)).rejects.toThrow("may not enter");
  });

  it("R-10 refuses when the noted home is gone", async () => {
    const dataDir = join(closed, ".data");
    await rm((await open(dataDir)).home, { recursive: true });
    await expect(open(dataDir)).rejects.toThrow(/is gone or closed to this user/);
  });
});

describe("isFilledFolder", () => {
  it("recognises a free place, a folder that holds something, and something that is not a folder", async () => {
    expect(await isFilledFolder(join(folder, "missing"))).toBe(false);
    expect(await isFilledFolder(closed)).toBe(false);
    expect(await isFilledFolder(folder)).toBe(true);
    await writeFile(join(folder, "file"), "");
    expect(await isFilledFolder(join(folder, "file"))).toBe(true);
  });
});

describe("claimFile", () => {
  it("lets the first writer win and leaves no draft", async () => {
    const path = join(folder, "claimed");
    await Promise.all(["one", "two", "three"].map((text) => claimFile(path, text, 0o600)));
    expect(["one", "two", "three"]).toContain(await readFile(path, "utf8"));
    expect((await readdir(folder)).toSorted()).toEqual(["claimed", "closed"]);
  });
});
