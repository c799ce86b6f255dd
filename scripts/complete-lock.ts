import { readFile, writeFile } from "node:fs/promises";

/** The part of a lock file's entry that matters here. */
interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32", "aix"];
const PROCESSORS = ["arm64", "arm", "x64", "ia32", "ppc64", "ppc64le", "riscv64", "s390x", "loong64", "mips64el"];

/**
 * Adds to the lock file the platform packages that a partial registry mirror does not offer. npm leaves them out when
 * it cannot see them and then refuses its own lock file in `npm ci`; machines they are not meant for never fetch them.
 */
const lock = JSON.parse(await readFile("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
const added: Record<string, unknown> = {};
for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path] !== undefined || !/^\d+\.\d+\.\d+/.test(version)) continue;
    const parts = name.split(/[/-]/);
    const os = SYSTEMS.filter((system) => parts.includes(system));
    const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
    if (os.length === 0) continue;
    added[path] = {
      version,
      ...(cpu.length > 0 ? { cpu } : {}),
      ...(parent.dev === true ? { dev: true } : {}),
      optional: true,
      os,
    };
  }
}
const sorted = Object.entries({ ...lock.packages, ...added }).toSorted(([a], [b]) => (a < b ? -1 : 1));
await writeFile("package-lock.json", `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
process.stdout.write(`${Object.keys(added).length} platform packages added to the lock file.\n`);
