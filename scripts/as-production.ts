/**
 * Bundles for travellers: the caller's NODE_ENV could bring in React's development files,
 * and the bundler leaves its own NODE_ENV behind.
 */
export async function asProduction<T>(work: () => Promise<T>): Promise<T> {
  const asked = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    return await work();
  } finally {
    if (asked === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = asked;
  }
}
