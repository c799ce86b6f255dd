import { drive, endWith, type Counts } from "./drive.ts";

/** Drives whole journeys in a real browser against a server started as in the README. */
export function journeys(args: readonly string[] = []): Promise<Counts> {
  return drive("journeys", args);
}

if (import.meta.main) endWith(await journeys(process.argv.slice(2)));
