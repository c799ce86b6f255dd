import { access, chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** An hour in seconds. */
export const HOUR_S = 3600;

/** A year in seconds. */
export const YEAR_S = 365 * 86_400;

/** Debian's package faketime: a program gets another time from the system. */
const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

/** The clock of one program, which the drill moves while it runs. */
export interface JumpingClock {
  /** The variables under which the program is started. */
  readonly env: NodeJS.ProcessEnv;
  /** Moves it so many seconds away from the time that is right. */
  jump(seconds: number): Promise<void>;
}

/** Makes a clock that is right; it is kept in a folder, as a file that any user may read. */
export async function makeJumpingClock(folder: string, name = "clock"): Promise<JumpingClock> {
  await access(LIBRARY).catch(() => {
    throw new Error("This drill needs Debian's package faketime: apt-get install faketime");
  });
  const path = join(folder, name);
  const jump = (seconds: number): Promise<void> => writeFile(path, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  await jump(0);
  await chmod(path, 0o644);
  return {
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: path,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    jump,
  };
}

/** What a server takes for now, by the date of its answers. */
export async function dateOf(url: string): Promise<number> {
  return Date.parse((await fetch(`${url}/healthz`)).headers.get("date") ?? "");
}
