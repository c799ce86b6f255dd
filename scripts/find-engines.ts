import { installPackages, locateProgram } from "./find-chromium.ts";

/** Debian packages of Firefox, of WebKitGTK's driver and of a virtual screen. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/** Finds the other two engines, or installs them through apt when we may; explains what is missing. */
export async function findEngines(say: (line: string) => void): Promise<{ readonly firefox: string }> {
  const missing = await lacking();
  if (missing.length > 0) {
    say(`Missing: ${missing.join(", ")}. Installing through apt (a minute or two).`);
    await installPackages(missing);
  }
  const still = await lacking();
  const firefox = await findFirefox();
  if (still.length > 0 || firefox === undefined) {
    throw new Error(`Other engines are missing. Install them: apt-get install ${still.join(" ")}`);
  }
  return { firefox };
}

/** Firefox from the variable FIREFOX, or the system's. */
async function findFirefox(): Promise<string | undefined> {
  return process.env["FIREFOX"] ?? (await locateProgram(["firefox-esr", "firefox"]));
}

async function lacking(): Promise<readonly string[]> {
  const found = await Promise.all([findFirefox(), locateProgram(["WebKitWebDriver"]), locateProgram(["Xvfb"])]);
  return PACKAGES.filter((_, at) => found[at] === undefined);
}
