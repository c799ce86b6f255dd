import { expect, it } from "vitest";
import { commandLanguage } from "../../scripts/command-language.ts";

it.each([
  ["ru", { LANG: "en_GB.UTF-8" }, "ru"],
  ["en", { LC_ALL: "ru_RU.UTF-8" }, "en"],
  [undefined, { LC_ALL: "", LANG: "ru_RU.UTF-8" }, "ru"],
  [undefined, { LC_ALL: "C.UTF-8", LANG: "ru_RU.UTF-8" }, "en"],
  [undefined, { LANG: "de_DE.UTF-8" }, "en"],
  [undefined, {}, "en"],
])("asked for %s on a terminal in %o, a command speaks %s", (asked, env, spoken) => {
  expect(commandLanguage(asked, env)).toBe(spoken);
});
