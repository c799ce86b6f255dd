import { expect, test } from "vitest";
import { addressOf } from "./address.ts";

test.each([
  ["/console", {}, "/console"],
  ["/console/audit", { lang: "ru", subject: "order:7" }, "/console/audit?lang=ru&subject=order%3A7"],
  ["/console/money", { lang: null, order: 7, queue: undefined, after: "" }, "/console/money?order=7"],
])("an address of %s keeps the values that say something", (path, values, address) =>
  expect(addressOf(path, values)).toBe(address),
);
