import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Chip } from "#ui/chip.tsx";
import { Copy } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

test("an icon button is named by its label", async () => {
  const onClick = vi.fn();
  const screen = await render(<IconButton label="Copy the link" icon={<Icon glyph={Copy} />} onClick={onClick} />);
  await userEvent.click(screen.getByRole("button", { name: "Copy the link", exact: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("a busy one keeps focus and name, says that it is busy and ignores presses", async () => {
  const onClick = vi.fn();
  const screen = await render(<IconButton label="Copy" icon={<Icon glyph={Copy} />} onClick={onClick} busy />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter} ");
  const button = screen.getByRole("button", { name: "Copy" });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  expect(onClick).not.toHaveBeenCalled();
});

test("a chip with `pressed` turns on and off by key and says its state; its count is a separate word", async () => {
  function Filter() {
    const [on, setOn] = useState(false);
    return (
      <Chip pressed={on} count={2} onClick={() => setOn(!on)}>
        Filters
      </Chip>
    );
  }
  const screen = await render(<Filter />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("button", { name: "Filters 2", pressed: true })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Filters 2", pressed: false })).toHaveFocus();
});
