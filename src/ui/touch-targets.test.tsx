import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Chip } from "#ui/chip.tsx";
import { X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NavPills } from "#ui/nav-pills.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { StoreBadge } from "#ui/store-badge.tsx";
import { Switch } from "#ui/switch.tsx";

const none = () => undefined;

const controls: Readonly<Record<string, ReactNode>> = {
  "a button in a card": <Button size="card">Ok</Button>,
  "a link button": (
    <Button look="link" size="card" href="#x">
      Open it
    </Button>
  ),
  "a small round button": <IconButton label="Close" icon={<Icon glyph={X} size={18} />} size="small" />,
  "a chip": <Chip>Copy</Chip>,
  "a check box": <Checkbox label="Both" checked onChange={none} />,
  "a switch": <Switch label="Both" on onChange={none} />,
  "a segment": <Segmented label="Who" options={[{ value: "me", label: "Me" }]} value="me" onChange={none} />,
  "a pill": <NavPills label="Sections" items={[{ key: "x", label: "Ride", href: "#x" }]} current="x" />,
  "a store badge": <StoreBadge store="apple" href="#x" line="Download from" name="App Store" />,
};

test.each(Object.entries(controls))("a finger anywhere within 44 by 44 px hits %s", async (_, control) => {
  const screen = await render(<main>{control}</main>);
  screen.container.style.padding = "40px";
  const pressed = screen.container.querySelector("button, a, input");
  const area = screen.container.querySelector("[data-choice], label, button, a");
  if (area === null || pressed === null) throw new Error("nothing to press");
  const { left, top, width, height } = area.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = 21.5;
  const misses = [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ].filter(([px = 0, py = 0]) => {
    const hit = document.elementFromPoint(px, py);
    return hit?.closest("button, a, input") !== pressed && hit?.closest("label")?.control !== pressed;
  });
  expect(misses).toEqual([]);
});
