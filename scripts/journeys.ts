import { drive, endWith, withDrivenServer, type Counts } from "./drive.ts";
import type { OwnServer } from "./with-server.ts";

/** Drives whole journeys in a real browser against a server started as in the README. */
export function journeys(server: OwnServer, args: readonly string[] = []): Promise<Counts> {
  return drive("journeys", args, server);
}

if (import.meta.main) endWith(await withDrivenServer((server) => journeys(server, process.argv.slice(2))));
