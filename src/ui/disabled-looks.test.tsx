import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Chip } from "#ui/chip.tsx";
import { contrast } from "#ui/rgb.ts";
import { Segmented } from "#ui/segmented.tsx";
import { Switch } from "#ui/switch.tsx";

const none = () => undefined;
const options = [
  { value: "one", label: "Chosen" },
  { value: "two", label: "Other" },
] as const;

const controls: Readonly<Record<string, ReactNode>> = {
  primary: (
    <Button look="primary" disabled>
      Words
    </Button>
  ),
  secondary: <Button disabled>Words</Button>,
  quiet: (
    <Button look="quiet" disabled>
      Words
    </Button>
  ),
  link: (
    <Button look="link" href="#x" disabled>
      Words
    </Button>
  ),
  chip: <Chip disabled>Words</Chip>,
  "check box": <Checkbox label="Words" note="Why" checked onChange={none} disabled />,
  switch: <Switch label="Words" note="Why" on onChange={none} disabled />,
  segments: <Segmented label="Who" options={options} value="one" onChange={none} disabled />,
};

test.each(Object.entries(controls))("the words of a disabled control can still be read: %s", async (_, control) => {
  const screen = await render(<Card>{control}</Card>);
  const words = [...screen.container.querySelectorAll("span, label, p")].filter(
    (node) => node.children.length === 0 && node.textContent !== "",
  );
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) {
    expect(contrast(painted(getComputedStyle(word).color), painted(ground(word)))).toBeGreaterThanOrEqual(3.5);
  }
});

/** The nearest background that is not seen through. */
function ground(node: Element): string {
  const own = getComputedStyle(node).backgroundColor;
  return own !== "rgba(0, 0, 0, 0)" || node.parentElement === null ? own : ground(node.parentElement);
}

/** A colour as a canvas paints it: computed styles keep mixtures as they were mixed. */
function painted(colour: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (canvas === null) throw new Error("no canvas");
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
