import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOUR_PRESETS, pageColours, USUAL_LOOK } from "#ui/page-colours.ts";
import { contrast } from "#ui/rgb.ts";
import { PAPER } from "#ui/surface-colours.ts";

const EXTREMES = ["#000000", "#FFFFFF", "#FFFF00", "#00FFFF", "#FF00FF", "#FF0000", "#00FF00", "#0000FF"];
const MIDDLES = ["#737373", "#757575", "#767676", "#777777", "#808080", "#6B6BFF", "#E5383B", "#A65E2E", "#2E7D32"];

/** The contrast that pairs of a page's custom properties need. */
const TEXTS_ON_GROUND = ["ink", "ink-2", "danger", "warning"];
const GROUND_PAIRS: readonly (readonly [text: string, under: string, wanted: number])[] = [
  ...TEXTS_ON_GROUND.flatMap((text) => ["ground", "tint", "tint-2"].map((under) => [text, under, 4.5] as const)),
  ["accent-text", "ground", 4.5],
  ["accent-text", "tint", 4.5],
  ["ink-3", "ground", 3],
  ["accent-control", "ground", 3],
  ["edge", "ground", 3],
  ["edge", "tint", 3],
  ["mark-ink", "mark", 4.5],
];
const ACCENT_PAIRS: readonly (readonly [text: string, under: string, wanted: number])[] = [
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ["paper-accent-text", "paper", 4.5],
  ["paper-accent-text", "paper-tint", 4.5],
  ["paper-accent-text", "accent-soft", 4.5],
  ["paper-ink", "accent-soft", 4.5],
  ["paper-ink-2", "accent-soft", 4.5],
  ["paper-edge", "paper", 3],
  ["paper-edge", "paper-tint", 3],
  ["paper-accent-control", "paper", 3],
  ["paper-accent-control", "accent-soft", 3],
];

function unreadable(accent: string, background: string): string[] {
  const page: Readonly<Record<string, string>> = pageColours({ accent, background });
  const colour = (name: string) => page[`--${name}`] ?? PAPER[name.replace("paper-", "") as keyof typeof PAPER];
  return [...GROUND_PAIRS, ...ACCENT_PAIRS].flatMap(([text, under, wanted]) => {
    const found = contrast(colour(text), colour(under));
    return found >= wanted ? [] : [`${accent} on ${background}: ${text} on ${under} is ${found.toFixed(2)}`];
  });
}

const accentSoft = (accent: string) => pageColours({ accent, background: "#FFFFFF" })["--accent-soft"] ?? "";

function wheel(): string[] {
  const parts = ["00", "33", "66", "99", "CC", "FF"];
  return parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
}

test("OPN-111: every accent preset is legible on every background preset, and both on every extreme of the picker", () => {
  const hard = [...EXTREMES, ...MIDDLES];
  for (const accent of [...COLOUR_PRESETS.accent, ...hard])
    for (const background of [...COLOUR_PRESETS.background, ...hard])
      expect(unreadable(accent, background)).toEqual([]);
});

test("LAY-02: any accent on the wheel is legible on the default ground, white, grey and black", () => {
  for (const accent of wheel())
    for (const background of [USUAL_LOOK.background, "#FFFFFF", "#777777", "#000000"])
      expect(unreadable(accent, background)).toEqual([]);
});

test("OPN-110: text is legible on any ground of the wheel", () => {
  for (const background of wheel())
    for (const accent of [USUAL_LOOK.accent, "#FF0000", "#777777", background])
      expect(unreadable(accent, background)).toEqual([]);
});

test("L1: the edges of controls are drawn with the token that is legible on paper and on any ground", () => {
  for (const control of ["field-box", "choice-row", "icon-button", "chip"]) {
    const css = readFileSync(new URL(`${control}.module.css`, import.meta.url), "utf8");
    expect([control, /border(?:-color)?: [^;]*var\(--edge\)/.test(css)]).toEqual([control, true]);
  }
  expect(contrast(PAPER.edge, PAPER.paper)).toBeGreaterThanOrEqual(3);
});

test("a selection is tinted even with a white accent", () => {
  for (const accent of ["#FFFFFF", "#FFFFEE", "#F4F6F8"])
    expect(contrast(accentSoft(accent), PAPER.paper)).toBeGreaterThanOrEqual(1.08);
});

test("an accent that is hard to see on its surface gets an edge, any other has none", () => {
  expect(pageColours({ accent: "#FFFFFF", background: "#FFFFFF" })["--accent-edge"]).not.toBe("transparent");
  expect(pageColours({ accent: "#000000", background: "#111111" })["--accent-edge"]).not.toBe("transparent");
  expect(pageColours(USUAL_LOOK)["--accent-edge"]).toBe("transparent");
});

test("LAY-03, OPN-110: the style sheet's defaults match the default look, and its paper is white", () => {
  const sheet = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  const rules = (selector: string) => declarations(sheet, selector);
  const root = rules(":root,\n[data-kit]");
  for (const [name, colour] of Object.entries(pageColours(USUAL_LOOK)))
    expect([name, root[name]]).toEqual([name, colour]);
  const paper: Record<string, string | undefined> = { ...rules('[data-surface="paper"]'), "--paper": root["--paper"] };
  for (const [name, colour] of Object.entries(PAPER)) expect([name, paper[`--${name}`]]).toEqual([name, colour]);
  const soft = { danger: root["--danger-soft"] ?? "", warning: root["--warning-soft"] ?? "" };
  expect(contrast(PAPER.danger, soft.danger)).toBeGreaterThanOrEqual(4.5);
  for (const ink of [PAPER.ink, PAPER["ink-2"], PAPER.warning])
    expect(contrast(ink, soft.warning)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(root["--sign-ink"] ?? "", root["--sign"] ?? "")).toBeGreaterThanOrEqual(4.5);
});

/** The declarations of the first rule with that selector in a style sheet, hex colours in full and in capitals. */
function declarations(sheet: string, selector: string): Readonly<Record<string, string>> {
  const body = sheet.slice(sheet.indexOf(`\n${selector} {`)).split("}")[0] ?? "";
  const found = [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, fullHex(value ?? "")]);
  return Object.fromEntries(found) as Record<string, string>;
}

function fullHex(value: string): string {
  if (!value.startsWith("#")) return value;
  return (value.length === 4 ? value.replace(/[0-9a-f]/gi, "$&$&") : value).toUpperCase();
}
