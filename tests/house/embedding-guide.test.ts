import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import { formSearch } from "../../src/contract/search-address.ts";
import { OPTIONS } from "../../src/embed/options.ts";
import type { NameboardOptions } from "../../src/embed/package/load-nameboard.ts";
import { FROM_FRAME } from "../../src/embed/protocol.ts";
import {
  embedCode,
  FIRST_CHOICE,
  frameAddress,
  type EmbedChoice,
} from "../../src/web/features/partner-module/embed-code.ts";
import { ROOT } from "./source-files.ts";

const GUIDE = readFileSync(join(ROOT, "docs/embedding.md"), "utf8");
const SOURCE = { origin: "https://rides.example", basePath: "/booking", partnerId: 1863, label: "Book a transfer" };

const choice = (chosen: Partial<EmbedChoice>): EmbedChoice => ({ ...FIRST_CHOICE, lang: "en", ...chosen });
const samples = (language: string) =>
  [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\\n\`\`\``, "g"))].map(([, code]) => code);

test("EMB-02: the code in the guide for partners is what the generator writes", () => {
  const frame = `${SOURCE.origin}${frameAddress(choice({}), SOURCE)}`.replaceAll("&", "&amp;");
  expect(samples("html")).toEqual([
    embedCode(choice({}), SOURCE),
    embedCode(choice({ to: "Alder Row@51.4975,-0.1357", fixed: "to", accent: "1F3A4D" }), SOURCE),
    embedCode(choice({ variant: "popup" }), SOURCE),
    embedCode(choice({ mode: "inline" }), SOURCE),
    `<iframe title="Book a transfer" width="100%" height="900" src="${frame}"></iframe>`,
  ]);
});

/** Options of the loader that the package for apps lacks; an airline's own pages set the platform. */
type Lacking = Exclude<keyof typeof OPTIONS, keyof NameboardOptions | "platform">;

test("EMB-02: the package for apps takes every option that the loader knows, or this does not compile", () => {
  expectTypeOf<Lacking>().toBeNever();
});

test("EMB-02: our pages know every option that the loader sends", () => {
  const sent = Object.values(OPTIONS);
  const kept = new URLSearchParams(formSearch(`?${new URLSearchParams(sent.map((name) => [name, "1"])).toString()}`));
  expect([...kept.keys()].toSorted()).toEqual(sent.toSorted());
});

test("EMB-02: the guide explains every option that the loader knows, and every event that it tells", () => {
  // An airline's own pages set it; it is no choice of a web master.
  const told = Object.keys(OPTIONS).filter((name) => name !== "platform");
  expect(told.length).toBeGreaterThan(5);
  for (const name of [...told, "mode", "variant", "label"])
    expect(GUIDE).toMatch(new RegExp(`^\\| .*\`${name}\``, "m"));
  for (const name of Object.keys(FROM_FRAME)) expect(GUIDE).toContain(`| \`nameboard:${name}\``);
});
