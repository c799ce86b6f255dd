import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findUnprivilegedUser, type SystemUser } from "#server/database/unprivileged-user.ts";

/** How long a program has to end by itself, in milliseconds. */
const END_MS = 20_000;

/** A program of the drill that goes on running. */
export interface Program {
  readonly pid: number;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** The folder in which the drill keeps everything, and the programs that it has started: all are gone when it is taken down. */
export interface Stage {
  /** Makes a folder that the unprivileged user owns. */
  folder(name: string): Promise<string>;
  /** Writes a file that the user owns, and says where it is. */
  file(name: string, text: string): Promise<string>;
  /** Starts a program as the user; what it prints goes into a file of its name. */
  start(name: string, program: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Program>;
  /** Runs a program as the user to its end; throws with what it printed if it fails. */
  run(name: string, program: string, args: readonly string[]): Promise<void>;
  takeDown(): Promise<void>;
}

/** Sets up the stage. PostgreSQL refuses to run as root, so whatever is started runs as another user then. */
export async function setUpStage(say: (line: string) => void): Promise<Stage> {
  const user: SystemUser | undefined = await findUnprivilegedUser(say);
  const home = await mkdtemp(join(tmpdir(), "nameboard-nodes-"));
  await chmod(home, 0o711);
  const programs: Program[] = [];
  const own = async (path: string): Promise<string> => {
    if (user !== undefined) await chown(path, user.uid, user.gid);
    return path;
  };
  const logOf = (name: string): string => join(home, `${name}.log`);
  const spawned = async (
    name: string,
    program: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): Promise<ChildProcess> => {
    const log = await open(logOf(name), "a");
    const child = spawn(program, [...args], {
      cwd: home,
      env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", HOME: home, LANG: "C.UTF-8", ...env },
      stdio: ["ignore", log.fd, log.fd],
      ...(user !== undefined && { uid: user.uid, gid: user.gid }),
    });
    await once(child, "spawn");
    await log.close();
    return child;
  };
  return {
    async folder(name) {
      const path = join(home, name);
      await mkdir(path, { recursive: true, mode: 0o700 });
      return own(path);
    },
    async file(name, text) {
      const path = join(home, name);
      await writeFile(path, text, { mode: 0o600 });
      return own(path);
    },
    async start(name, program, args, env) {
      const child = await spawned(name, program, args, env);
      const ended = once(child, "close");
      const one: Program = {
        pid: child.pid ?? 0,
        async end(signal = "SIGTERM") {
          if (child.exitCode !== null || child.signalCode !== null) return;
          child.kill(signal);
          const timer = setTimeout(() => child.kill("SIGKILL"), END_MS);
          await ended;
          clearTimeout(timer);
        },
      };
      programs.push(one);
      return one;
    },
    async run(name, program, args) {
      const child = await spawned(name, program, args);
      const [code] = (await once(child, "close")) as [number | null];
      if (code !== 0) throw new Error(`${program} ended with ${code}:\n${await readFile(logOf(name), "utf8")}`);
    },
    async takeDown() {
      for (const program of programs.toReversed()) await program.end();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
