/** How long to wait before asking again, unless the browser says earlier that it is online. */
const AGAIN_MS = 30_000;

/**
 * Brings the code of something the server has drawn, however long it takes: the drawing stands and its links work
 * meanwhile, so a failure is nothing to tell.
 */
export async function untilItComes<Part>(bring: () => Promise<Part>): Promise<Part> {
  try {
    return await bring();
  } catch {
    await new Promise<void>((resolve) => {
      addEventListener("online", () => resolve(), { once: true });
      setTimeout(resolve, AGAIN_MS);
    });
    return untilItComes(bring);
  }
}
