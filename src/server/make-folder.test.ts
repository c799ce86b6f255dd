import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeFolder } from "#server/make-folder.ts";

it("a folder is made with all above it, and the first that was missing is told", async () => {
  const home = await mkdtemp(join(tmpdir(), "nameboard-folder-"));
  expect(await makeFolder(join(home, "one", "two", "three"), 0o700)).toBe(join(home, "one"));
  expect((await stat(join(home, "one", "two", "three"))).mode & 0o777).toBe(0o700);
  expect(await makeFolder(join(home, "one", "two"))).toBeUndefined();
  expect(await makeFolder(join(home, "one", "other"))).toBe(join(home, "one", "other"));
  await writeFile(join(home, "file"), "");
  await expect(makeFolder(join(home, "file", "in it"))).rejects.toMatchObject({ code: "ENOTDIR" });
  await rm(home, { recursive: true });
});

it.runIf(process.platform === "linux")(
  "a folder where none can be made is refused, and not tried for ever",
  async () => {
    await expect(makeFolder("/proc/nameboard/data")).rejects.toMatchObject({ code: "ENOENT" });
  },
);
