import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How all our temporary folders begin; the number of the process that made them follows. */
export const FOLDER_PREFIX = "nameboard-test-";

/** Makes a temporary folder that the PostgreSQL user may pass through, also when we are root and it is not ours. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  await chmod(folder, 0o711);
  return folder;
}
