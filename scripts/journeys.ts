import { runPlaywright, exitWith, withTestServer, type Counts } from "./run-playwright.ts";
import type { OwnServer } from "./with-server.ts";

/** Drives whole journeys in a real browser against a server started as in the README. */
export function journeys(server: OwnServer, args: readonly string[] = []): Promise<Counts> {
  return runPlaywright("journeys", args, server);
}

if (import.meta.main) exitWith(await withTestServer((server) => journeys(server, process.argv.slice(2))));
