import { access } from "node:fs/promises";

/** Versions of PostgreSQL whose programs Debian may have installed, the newest first. */
const POSTGRES_VERSIONS = [18, 17, 16, 15];

/** The programs that the drill starts, by their paths. */
export interface Programs {
  /** The folder of PostgreSQL's own programs. */
  readonly postgres: string;
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
}

interface Wanted {
  /** The package of Debian that brings it. */
  readonly package: string;
  readonly paths: readonly string[];
}

const WANTED = {
  postgres: {
    package: "postgresql",
    paths: POSTGRES_VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
  },
  patroni: { package: "patroni", paths: ["/usr/bin/patroni"] },
  etcd: { package: "etcd-server", paths: ["/usr/bin/etcd"] },
  haproxy: { package: "haproxy", paths: ["/usr/sbin/haproxy"] },
} as const satisfies Record<keyof Programs, Wanted>;

/** The name of a program. */
export type ProgramName = keyof Programs;

/** Finds programs; throws with the packages that are missing, and how to get them. */
export async function findPrograms<Name extends ProgramName>(
  names: readonly Name[],
  isThere = isOnDisk,
): Promise<Pick<Programs, Name>> {
  const found: Partial<Record<Name, string>> = {};
  const missing: string[] = [];
  for (const name of names) {
    const path = await firstOf(WANTED[name].paths, isThere);
    if (path === undefined) missing.push(WANTED[name].package);
    else found[name] = path.replace(/\/postgres$/, "");
  }
  if (missing.length === 0) return found as Pick<Programs, Name>;
  const packages = missing.join(" ");
  throw new Error(
    `This drill needs Debian's packages, and these are missing: ${packages}.\napt-get install ${packages}`,
  );
}

async function firstOf(paths: readonly string[], isThere: typeof isOnDisk): Promise<string | undefined> {
  for (const path of paths) if (await isThere(path)) return path;
  return undefined;
}

const isOnDisk = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
