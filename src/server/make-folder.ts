import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder with all above it, and returns the first that was missing. Node's own recursive way never ends where a folder
 * exists and takes no other, as in /proc; this one is refused there like anywhere else.
 */
export async function makeFolder(path: string, mode?: number): Promise<string | undefined> {
  const wanted = resolve(path);
  const make = (): Promise<string | undefined> =>
    mkdir(wanted, { mode }).then(
      () => wanted,
      // What is there is a folder, or says by itself that it is none when it is used as one.
      (error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST") return undefined;
        throw error;
      },
    );
  try {
    return await make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || dirname(wanted) === wanted) throw error;
    const first = await makeFolder(dirname(wanted), mode);
    return (await make()) === undefined ? first : (first ?? wanted);
  }
}
