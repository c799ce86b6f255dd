import { chmod, mkdir, readdir, readlink, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestFolder } from "../../../tests/support/test-folder.ts";
import { preparePostgresBinaries } from "./postgres-binaries.ts";

const stranger = { name: "stranger", uid: 61_234, gid: 61_234 };
let folder: string;
let root: string;
let said: string[];

beforeEach(async () => {
  folder = await makeTestFolder();
  root = join(folder, "package", "native");
  said = [];
  for (const path of [
    "bin/postgres",
    "bin/initdb",
    "lib/libpq.so.5.18",
    "lib/libpq.a",
    "lib/postgresql/x.so",
    "share/postgresql/postgres.bki",
  ]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), "", { mode: path.startsWith("bin") ? 0o755 : 0o644 });
  }
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  await writeFile(join(root, "pg-symlinks.json"), JSON.stringify(links));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const prepare = (user?: typeof stranger) =>
  preparePostgresBinaries({
    user,
    copyHome: join(folder, "copies"),
    say: (line) => said.push(line),
    installed: { root, version: "18.4.0-beta.17" },
  });

describe("preparePostgresBinaries", () => {
  it("creates the missing library links and runs the programs where they are", async () => {
    for (const time of [1, 2]) {
      const { postgres, major } = await prepare(stranger);
      expect(postgres, `time ${time}`).toBe(join(root, "bin", "postgres"));
      expect(major).toBe("18");
    }
    expect(await readlink(join(root, "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
    expect(said).toEqual([]);
  });

  it("copies them once, readable for all, when the user may not enter the folder", async () => {
    await chmod(join(folder, "package"), 0o700);
    await chmod(join(root, "share", "postgresql", "postgres.bki"), 0o600);
    const copies = await Promise.all([prepare(stranger), prepare(stranger)]);
    await prepare(stranger);
    const copy = join(folder, "copies", "postgres-program-18.4.0-beta.17");
    for (const { postgres } of copies) expect(postgres).toBe(join(copy, "bin", "postgres"));
    expect((await stat(join(copy, "share", "postgresql", "postgres.bki"))).mode & 0o777).toBe(0o644);
    expect(await readdir(join(copy, "lib"))).toEqual(["libpq.so.5", "libpq.so.5.18", "postgresql"]);
    expect(await readdir(join(folder, "copies"))).toEqual(["postgres-program-18.4.0-beta.17"]);
    expect(said.join()).toContain('the user "stranger" cannot read');
  });

  it("uses them in place when no other user is needed, whatever the file modes", async () => {
    await chmod(join(folder, "package"), 0o700);
    expect((await prepare()).initdb).toBe(join(root, "bin", "initdb"));
  });
});
