import { join } from "node:path";
import { build } from "vite";
import { asProduction } from "../../scripts/as-production.ts";

const entry = join(import.meta.dirname, "in-page/entry.ts");
let bundled: Promise<string> | undefined;

/** The spoken view as one expression for any page; built once in every process. */
export function bundledView(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const made = await asProduction(() =>
    build({
      configFile: false,
      logLevel: "error",
      publicDir: false,
      build: {
        write: false,
        minify: false,
        target: "es2022",
        lib: { entry, formats: ["iife"], name: "kitViewBundle" },
      },
    }),
  );
  const [result] = Array.isArray(made) ? made : [made];
  if (result === undefined || !("output" in result)) throw new Error("The spoken view was not bundled");
  return `(() => {${result.output[0].code}})()`;
}
