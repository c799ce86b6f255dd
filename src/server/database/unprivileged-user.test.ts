import { chmod, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestFolder } from "../../../tests/support/test-folder.ts";
import { findBarredFolder, findUnprivilegedUser, lookUpUser } from "./unprivileged-user.ts";

const stranger = { name: "stranger", uid: 61_234, gid: 61_234 };
let folder: string;

beforeEach(async () => {
  folder = await makeTestFolder();
  await mkdir(join(folder, "outer", "inner"), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe("findUnprivilegedUser", () => {
  it("gives a user that is not root exactly when we are root", async () => {
    const user = await findUnprivilegedUser(() => undefined);
    if (process.getuid?.() === 0) expect(user?.uid).toBeGreaterThan(0);
    else expect(user).toBeUndefined();
  });
});

describe("lookUpUser", () => {
  it("never offers root, and finds no user that does not exist", async () => {
    expect(await lookUpUser("root")).toBeUndefined();
    expect(await lookUpUser("no-such-user-here")).toBeUndefined();
  });
});

describe("findBarredFolder", () => {
  it("names the outermost folder that bars the way", async () => {
    expect(await findBarredFolder(stranger, join(folder, "outer", "inner"))).toBeUndefined();
    await chmod(join(folder, "outer", "inner"), 0o700);
    expect(await findBarredFolder(stranger, join(folder, "outer", "inner"))).toBe(join(folder, "outer", "inner"));
    await chmod(join(folder, "outer"), 0o600);
    expect(await findBarredFolder(stranger, join(folder, "outer", "inner"))).toBe(join(folder, "outer"));
  });

  it("judges the owner by the owner's rights", async () => {
    const owner = { name: "owner", uid: process.getuid?.() ?? 0, gid: 61_234 };
    await chmod(join(folder, "outer"), 0o611);
    expect(await findBarredFolder(owner, join(folder, "outer", "inner"))).toBe(join(folder, "outer"));
  });
});
