import { locateProgram } from "./find-chromium.ts";

/** Where Firefox is, or the command that installs what is missing. */
export type FoundEngines = { readonly firefox: string } | { readonly missing: string };

/** Finds Firefox, WebKitGTK's driver and the virtual screen on which it draws. */
export async function findEngines(): Promise<FoundEngines> {
  const firefox = process.env["FIREFOX"] ?? (await locateProgram(["firefox-esr", "firefox"]));
  const found = {
    "firefox-esr": firefox,
    "webkit2gtk-driver": await locateProgram(["WebKitWebDriver"]),
    xvfb: await locateProgram(["Xvfb"]),
  };
  const missing = Object.entries(found).flatMap(([name, path]) => (path === undefined ? [name] : []));
  return firefox === undefined || missing.length > 0
    ? { missing: `apt-get install --no-install-recommends ${missing.join(" ")}` }
    : { firefox };
}
