import { expect, it } from "vitest";
import { createDiskRoom, refuseFullDisk } from "#server/database/disk-room.ts";

const free = (megabytes: number) => async () => megabytes * 1_000_000;

it("R-13: a start on a full disk is refused with what to do, and one with little room says so and goes on", async () => {
  const said: string[] = [];
  const start = (megabytes: number) => refuseFullDisk("/srv/rides", (line) => said.push(line), free(megabytes));
  await expect(start(63)).rejects.toThrow(
    /^Only 63 MB are free on the disk of \/srv\/rides, .+\nDelete or move away files .+ 500 MB .+ start again\.$/,
  );
  expect(said).toEqual([]);
  await start(64);
  expect(said).toEqual([expect.stringMatching(/^Only 64 MB are free .+ no new orders are taken/)]);
  await start(500);
  expect(said).toHaveLength(1);
});

it("R-13: the room of a folder that is still to be made is that of its disk, and an unknown room stops nobody", async () => {
  expect(await createDiskRoom("/srv/not/there/yet").free()).toBeGreaterThan(0);
  if (process.platform === "linux") expect(await createDiskRoom("/proc/x").free()).toBeUndefined();
  expect(await createDiskRoom("/x", async () => undefined).isShort()).toBe(false);
  expect(await createDiskRoom("/x", free(499)).isShort()).toBe(true);
});
