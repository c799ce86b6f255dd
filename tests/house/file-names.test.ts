import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** Files whose name says their role rather than their export, because readers look for the role. */
const NAMED_BY_PART = /(^|\/)(index|main|[\w-]*routes|entry-server|[\w-]+\.repository)\.tsx?$/;

/** The contract has one file for each station, under the station's name, beside its folders. */
const STATIONS = /^src\/contract\/[\w-]+\.ts$/;

/** All other exceptions, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "src/server/modules/tariffs/kinds/number-kinds.ts": "each export is one kind of number that an operator's file holds",
  "src/server/modules/tariffs/kinds/text-kinds.ts": "each export is one kind of text that an operator's file holds",
  "src/server/http/request.ts":
    "what is known of a request; the word of its exports, caller, is the file that finds it out",
  "src/embed/bridge.ts": "the frame's half of what frame and host say, beside the loader and the protocol",
  "src/domain/values/durations.ts": "each export is one length of time",
  "src/ui/breakpoints.ts": "one word for the widths at which layouts, screens and devices change",
};

/** Words that an export's name begins or ends with and a file leaves out: verbs that make or tell, and words of belonging. */
const LEFT_OUT = /^(create|new|read|load|start|to|is|has)-|-(of|for|in|from)$/g;

const kebab = (name: string) =>
  name
    .replace(/([A-Z]+)([A-Z][a-z])|([a-z0-9])([A-Z])/g, "$1$3-$2$4")
    .replaceAll("_", "-")
    .toLowerCase();

const singular = (word: string) =>
  word
    .replace(/(?<=\w\w)ies$/, "y")
    .replace(/(?<=ss)es$/, "")
    .replace(/(?<!s)s$/, "");
const wordsOf = (name: string) => name.split("-").map(singular);

/** The exports of a source: values and types by their names in kebab-case. */
function exportsOf(text: string): { readonly values: readonly string[]; readonly types: readonly string[] } {
  const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => kebab(name)))];
  return {
    values: named(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm),
    types: named(/^export (?:type|interface) (\w+)/gm),
  };
}

/** Why a file's name does not lead to its exports; undefined where it does. */
function mistakeOf(path: string, text: string): string | undefined {
  const name = basename(path).replace(/\.tsx?$/, "");
  const { values, types } = exportsOf(text);
  if (values.length + types.length === 0) return undefined;
  // A word that the folder already says may be left out: plugins/health.ts exports healthPlugin.
  const folder = new Set(wordsOf(basename(dirname(path))));
  const short = (exported: string) => {
    const words = wordsOf(exported.replaceAll(LEFT_OUT, ""));
    const rest = words.filter((word) => !folder.has(word));
    return [wordsOf(exported).join("-"), words.join("-"), rest.join("-")];
  };
  const own = wordsOf(name).join("-");
  if (values.length === 1 || (values.length === 0 && types.length === 1)) {
    const candidates = [...values, ...types].flatMap(short);
    return candidates.includes(own) ? undefined : `${path} exports ${[...values, ...types].join(", ")}`;
  }
  const words = new Set([...values, ...types].flatMap(wordsOf));
  return wordsOf(name).some((word) => words.has(word))
    ? undefined
    : `${path} shares no word with ${[...words].join(", ")}`;
}

const SOURCES = repositoryFiles().filter(
  (path) =>
    /^src\/.*(?<!\.test|\.d)\.tsx?$/.test(path) &&
    !path.startsWith("src/ui/gallery/") &&
    !NAMED_BY_PART.test(path) &&
    !STATIONS.test(path),
);

test("A9, rule 9: a file has the name of its one export, or a word of its several exports, and every exception is still needed", () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  const mistakes = SOURCES.flatMap((path) => {
    const mistake = mistakeOf(path, textOf(path) ?? "");
    if (path in EXCEPTIONS) return mistake === undefined ? [`${path} needs no exception`] : [];
    return mistake === undefined ? [] : [mistake];
  });
  expect(mistakes).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((path) => !SOURCES.includes(path))).toEqual([]);
});

test.each([
  ["src/domain/booking/short-notice.ts", "export function isFastRide() {}"],
  ["src/web/trip/cars.ts", "export const paintOf = 1;\nexport const bodyOf = 2;"],
  ["src/server/plugins/health.ts", "export function readyPlugin() {}"],
])("A9: %s does not lead to %j", (path, text) => {
  expect(mistakeOf(path, text)).toContain(path);
});

test.each([
  ["src/domain/booking/fast-ride.ts", "export function isFastRide() {}"],
  ["src/server/plugins/health.ts", "export function healthPlugin() {}"],
  ["src/server/clock.ts", "export type Clock = () => number;\nexport const systemClock = Date.now;"],
  ["src/web/trip/car-look.ts", "export const paintOfCar = 1;\nexport const bodyOfCar = 2;"],
])("A9: %s leads to %j", (path, text) => {
  expect(mistakeOf(path, text)).toBeUndefined();
});
