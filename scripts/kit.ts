import { drive, endWith, type Counts } from "./drive.ts";

/** Tests the kit in Chromium: every keyboard script, the whole gallery, and the kit as a guest on another page. */
export function kit(args: readonly string[] = []): Promise<Counts> {
  return drive("kit", args);
}

if (import.meta.main) {
  process.env["KIT"] ??= "all";
  endWith(await kit(process.argv.slice(2)));
}
