import { expect, it } from "vitest";
import { findPrograms } from "../../tools/nodes/programs.ts";

const ALL = ["postgres", "patroni", "etcd", "haproxy"] as const;
const without =
  (...parts: readonly string[]) =>
  async (path: string) =>
    !parts.some((part) => path.includes(part));

it("the drill of several machines names the package that is missing, and the command that brings it", async () => {
  await expect(findPrograms(ALL, without("haproxy"))).rejects.toThrow(
    /these are missing: haproxy\.\napt-get install haproxy$/,
  );
  await expect(findPrograms(ALL, async () => false)).rejects.toThrow(
    /\napt-get install postgresql patroni etcd-server haproxy$/,
  );
});

it("the newest PostgreSQL that is installed is taken, and its folder told", async () => {
  expect(await findPrograms(["postgres"], without("/18/", "/17/"))).toEqual({ postgres: "/usr/lib/postgresql/16/bin" });
});
