import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packEmbed } from "../../scripts/pack-embed.ts";
import { runCommand } from "../../scripts/run-command.ts";

/** Below the repository, so that an app there finds React and its types as any app does. */
const CACHE = join(import.meta.dirname, "../../.cache");
let app = "";
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  app = await mkdtemp(join(CACHE, "embed-app-"));
  await writeFile(join(app, "package.json"), '{ "private": true }');
  const file = await packEmbed(app);
  // As whoever has the file alone installs it: the package needs nothing from a registry.
  const { code, output } = await runCommand("npm", ["install", "--offline", "--no-audit", "--prefix", app, file]);
  if (code !== 0) throw new Error(`The package cannot be installed:\n${output}`);
});
afterAll(() => rm(app, { recursive: true, force: true }));

const APP = `
import { mountNameboard, type MountedNameboard } from "@nameboard/embed";
import { NameboardBooking } from "@nameboard/embed/react";

export const mounted: Promise<MountedNameboard> = mountNameboard(document.body, {
  server: "https://rides.example", partner: 1863, classes: [3], fixed: "to", to: "Alder Row@51.4975,-0.1357",
});
export const page = <NameboardBooking server="https://rides.example" partner="1863" onOrder={({ order }) => order.toFixed()} />;
// @ts-expect-error: there is no such end
export const wrong = <NameboardBooking server="https://rides.example" partner="1863" fixed="middle" />;
`;

test("EMB-02: the packed package has types that an app compiles against, and a component that a server draws as an empty place", async () => {
  await writeFile(join(app, "app.tsx"), APP);
  const types = ["--module", "nodenext", "--jsx", "react-jsx", "--lib", "es2023,dom", "--strict"];
  const file = join(app, "app.tsx");
  const { output } = await runCommand("tsc", ["--ignoreConfig", "--noEmit", "--target", "es2022", ...types, file]);
  expect(output).toBe("");
  const draw = `
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import { NameboardBooking } from "@nameboard/embed/react";
    process.stdout.write(renderToString(createElement(NameboardBooking, { server: "https://rides.example", partner: 1863, className: "cars" })));
  `;
  await writeFile(join(app, "draw.mjs"), draw);
  const drawn = await runCommand(process.execPath, [join(app, "draw.mjs")]);
  expect(drawn.output).toBe('<div class="cars"></div>');
});
