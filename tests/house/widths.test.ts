import { expect, test } from "vitest";
import { DEVICE_FROM, LAYOUT_FROM, SCREEN_ABOVE } from "#ui/breakpoints.ts";
import { repositoryFiles, textOf } from "./source-files.ts";

/**
 * Widths of single parts: the finder is stacked up to 700 px, the editor stands beside its preview from 970 (OPN-125), and the
 * preview of the embed code needs 388 for the 320 of its module, and the menu of the console says its words from 900.
 */
const OF_ONE_PART = { finder: 701, editor: 970, narrowestPhones: 360, embedPreview: 388, consoleMenu: 900 };

/** Widths at which a layout may begin, as CSS writes them with min-width. */
const BEGINNINGS = new Set([
  ...Object.values(DEVICE_FROM).map((width) => `${width}px`),
  ...Object.values(SCREEN_ABOVE).map((width) => `${width + 1}px`),
  ...Object.values(OF_ONE_PART).map((width) => `${width}px`),
  ...Object.values(LAYOUT_FROM).map((width) => `${width}em`),
]);

const SHEETS = repositoryFiles().filter((path) => /^src\/.*\.css$/.test(path));

/** Whoever works at night has the night colours; the pages of travellers and partners have none. */
const NIGHT = ["src/web/console/app/console.css"];

test("LAY-01: no style sheet of a traveller's page has another look for those who prefer a dark one", () => {
  expect(SHEETS.filter((path) => /prefers-color-scheme/.test(textOf(path) ?? ""))).toEqual(NIGHT);
});

test("OPN-125: every width in a style sheet is one of the known boundaries", () => {
  const strange = SHEETS.flatMap((path) =>
    [...(textOf(path) ?? "").matchAll(/\((min|max)-width: ([\d.]+)(px|em)\)/g)].flatMap(([text, side, width, unit]) => {
      const begins = side === "max" ? Number(width) + 1 : Number(width);
      return BEGINNINGS.has(`${begins}${unit}`) ? [] : [`${path}: ${text}`];
    }),
  );
  expect(SHEETS.length).toBeGreaterThan(20);
  expect(strange).toEqual([]);
});
