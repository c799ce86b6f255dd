import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Prefix of all our temporary folders; the number of the process that made them follows. */
export const FOLDER_PREFIX = "nameboard-test-";

/** Makes a temporary folder that the PostgreSQL user may pass through, even when we are root and the user is another. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  await chmod(folder, 0o711);
  return folder;
}
