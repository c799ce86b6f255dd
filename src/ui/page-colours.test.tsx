import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Gallery } from "#ui/gallery/gallery.tsx";
import { pageColours, USUAL_LOOK, type PageLook } from "#ui/page-colours.ts";
import { mix, ratio, type Rgb } from "#ui/rgb.ts";

const LOOKS: readonly PageLook[] = [
  USUAL_LOOK,
  { accent: "#FFFFFF", background: "#FFFFFF" },
  { accent: "#00AD5A", background: "#000000" },
  { accent: "#FFFF00", background: "#FF0000" },
  { accent: "#FFFFFF", background: "#808080" },
  { accent: "#000000", background: "#FFFF00" },
  { accent: "#5B4BDB", background: "#5B4BDB" },
];

test(
  "LAY-02, OPN-110: every text and focus ring of the kit is legible on every ground, as the browser computes it",
  { timeout: 60_000 },
  async () => {
    const { container } = await render(<Gallery locale="en" only={null} look={USUAL_LOOK} />);
    const still = { "--motion": "0s", "--motion-fast": "0s" };
    const faint = LOOKS.flatMap((look) => {
      for (const [name, value] of Object.entries({ ...still, ...pageColours(look) }))
        document.documentElement.style.setProperty(name, value);
      return faintParts(container).map((part) => `${look.accent} on ${look.background}, ${part}`);
    });
    document.documentElement.removeAttribute("style");
    expect(faint).toEqual([]);
  },
);

test("the text of disabled controls is still legible", async () => {
  const { container } = await render(<Gallery locale="en" only={null} look={USUAL_LOOK} />);
  // Days beyond a calendar's limits are faded numbers.
  const off = [...container.querySelectorAll("*")].filter((one) => isOff(one) && one.closest("[role=grid]") === null);
  const words = off.filter((one) => isSeen(one) && ownText(one) !== "");
  expect(words.length).toBeGreaterThan(20);
  const faint = words.filter((one) => contrastOf(getComputedStyle(one).color, one) < 3.5);
  expect(faint.map(ownText)).toEqual([]);
});

/** Every text with too little contrast for WCAG, and every focus ring that its surroundings hide. */
function faintParts(root: HTMLElement): string[] {
  const found = new Set<string>();
  const say = (what: string, at: Element, seen: number) => {
    const specimen = at.closest("[data-specimen]")?.id ?? "frame";
    found.add(`${specimen}: ${what} has ${seen.toFixed(2)}`);
  };
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    if (!isSeen(element) || isOff(element)) continue;
    const style = getComputedStyle(element);
    const text = ownText(element);
    if (text !== "") {
      const size = parseFloat(style.fontSize);
      const wanted = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const seen = contrastOf(style.color, element);
      if (seen < wanted) say(`"${text}"`, element, seen);
    }
    if (element.matches("input[placeholder], textarea[placeholder]")) {
      const seen = contrastOf(getComputedStyle(element, "::placeholder").color, element);
      if (seen < 4.5) say(`placeholder of ${element.id}`, element, seen);
    }
    if (element.matches("button, a[href]") && style.getPropertyValue("--focus") !== "") {
      const ring = /#[0-9a-f]+|\w+\(.*?\)/i.exec(style.getPropertyValue("--focus"))?.[0] ?? "";
      const seen = contrastOf(ring, element.parentElement ?? element);
      if (seen < 3) say(`ring of "${element.textContent}"`, element, seen);
    }
  }
  return [...found];
}

function ownText(element: Element): string {
  if (element.closest("svg") !== null) return "";
  if (element instanceof HTMLInputElement) return /^(text|tel|search|email)$/.test(element.type) ? element.value : "";
  return [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : "")).join("");
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** WCAG has no contrast rule for disabled elements. */
function isOff(element: Element): boolean {
  const off = ":disabled, [aria-disabled=true], [data-disabled]";
  return element.closest(off) !== null || (element.closest("label") ?? element).querySelector(off) !== null;
}

function contrastOf(colour: string, on: Element): number {
  const under = groundOf(on);
  const [text, alpha] = resolve(colour);
  return ratio(mix(under, text, alpha * opacityOf(on)), under);
}

/** The background behind an element: its own over those of its ancestors. */
function groundOf(element: Element): Rgb {
  const [colour, alpha] = resolve(getComputedStyle(element).backgroundColor);
  if (alpha === 1) return colour;
  return mix(element.parentElement === null ? [255, 255, 255] : groundOf(element.parentElement), colour, alpha);
}

function opacityOf(element: Element | null): number {
  return element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
}

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const resolved = new Map<string, readonly [Rgb, alpha: number]>();

/** Any CSS colour, mixed ones included, as the browser paints it. */
function resolve(colour: string): readonly [Rgb, alpha: number] {
  const known = resolved.get(colour);
  if (known !== undefined) return known;
  if (canvas === null) throw new Error("There is no canvas to resolve colours with");
  if (!CSS.supports("color", colour)) throw new Error(`Not a colour: ${colour}`);
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const answer = [[red, green, blue] as const, alpha / 255] as const;
  resolved.set(colour, answer);
  return answer;
}
