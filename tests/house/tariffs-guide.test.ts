import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { RULE_KINDS } from "#domain/tariffs/tariff-book.ts";
import { ROOT } from "./source-files.ts";

test("the guide to tariffs names each kind of rule", () => {
  const [row = ""] = /^\| `kind` .*$/m.exec(readFileSync(join(ROOT, "docs/tariffs.md"), "utf8")) ?? [];
  expect([...row.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(["kind", ...RULE_KINDS]);
});
