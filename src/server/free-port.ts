import { lookup } from "node:dns/promises";
import { createServer } from "node:net";
import type { Env } from "#server/env.ts";

type Address = Pick<Env, "host" | "port">;

/**
 * Refuses, with an explanation, an address on which nobody can listen; checked first, before
 * database and pages are prepared.
 */
export async function refuseTakenPort(address: Address): Promise<void> {
  const { host, port } = address;
  try {
    const places = await lookup(host, { all: true });
    const troubles = await Promise.all(places.map((place) => tryToListen(place.address, port)));
    // A name has several addresses, and a machine without IPv6 lacks one of them; nobody can reach that one anyway.
    const real = troubles.filter((trouble) => trouble?.code !== "EADDRNOTAVAIL");
    const trouble = real.length === 0 ? troubles[0] : real.find((one) => one !== undefined);
    if (trouble !== undefined) throw trouble;
  } catch (error) {
    throw listenTrouble(error, address);
  }
}

/** Why the server cannot listen, and what to do about it. */
export function listenTrouble(error: unknown, { host, port }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new Error(
        `Port ${port} on ${host} is taken by another program, perhaps by a Nameboard that runs already.\n` +
          `Stop that program, or choose another port: PORT=${port + 1} npm start, or a line PORT=${port + 1} in the file .env.`,
      );
    case "EACCES":
      return new Error(
        `This user may not listen on port ${port} on ${host}. Choose another port from 1024 on: PORT=3000 npm start.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new Error(
        `HOST=${host} is no address of this machine. Leave HOST away for this machine alone, or take 0.0.0.0 for all addresses.`,
      );
    default:
      return error;
  }
}

function tryToListen(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(error));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
}
