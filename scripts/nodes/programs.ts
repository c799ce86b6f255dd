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

/** Finds the programs; throws with the packages that are missing. */
export async function findPrograms(): Promise<Programs> {
  const found: Partial<Record<keyof Programs, string>> = {};
  for (const [name, { paths }] of Object.entries(WANTED)) {
    for (const path of [...paths].toReversed()) {
      if (await isThere(path)) found[name as keyof Programs] = path;
    }
  }
  const { postgres, patroni, etcd, haproxy } = found;
  if (postgres && patroni && etcd && haproxy)
    return { postgres: postgres.replace(/\/postgres$/, ""), patroni, etcd, haproxy };
  const missing = Object.entries(WANTED).filter(([name]) => found[name as keyof Programs] === undefined);
  const packages = missing.map(([, wanted]) => wanted.package).join(" ");
  throw new Error(
    `This drill needs Debian's packages, and these are missing: ${packages}.\napt-get install ${packages}`,
  );
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
