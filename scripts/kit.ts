import { runPlaywright, exitWith, withTestServer, type Counts } from "./run-playwright.ts";
import type { OwnServer } from "./with-server.ts";

/** Tests the kit in Chromium: every keyboard script, the whole gallery, and the kit as a guest on another page. */
export function kit(server: OwnServer, args: readonly string[] = []): Promise<Counts> {
  return runPlaywright("kit", args, server);
}

if (import.meta.main) {
  process.env["KIT"] ??= "all";
  exitWith(await withTestServer((server) => kit(server, process.argv.slice(2))));
}
