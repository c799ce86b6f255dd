import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import type { MenuChoice, MenuMode } from "#ui/menu-item.tsx";
import { Menu } from "#ui/menu.tsx";

const items: readonly MenuChoice[] = [
  { key: "car", label: "Машина" },
  { key: "bus", label: "Автобус", disabled: true },
  { key: "boat", label: "Яхта" },
  { key: "minivan", label: "Минивэн" },
];

const picked = vi.fn<(key: string, checked: readonly string[]) => void>();

function Choice({ mode = "plain", start = [] }: { readonly mode?: MenuMode; readonly start?: readonly string[] }) {
  const [checked, setChecked] = useState(start);
  return (
    <Menu
      label="Transport"
      text="Transport"
      items={items}
      mode={mode}
      checked={checked}
      onPick={(key, next) => {
        picked(key, next);
        setChecked(next);
      }}
    />
  );
}

const opener = () => page.getByRole("button", { name: "Transport" });
const menu = () => page.getByRole("menu", { name: "Transport" });
const item = (name: string, role: "menuitem" | "menuitemradio" | "menuitemcheckbox" = "menuitem") =>
  page.getByRole(role, { name });
const looks = (element: Element) => {
  const { backgroundColor, boxShadow, color, fontWeight } = getComputedStyle(element);
  return JSON.stringify({ backgroundColor, boxShadow, color, fontWeight });
};
/** Presses a key of a layout that the driver does not know, as the keyboard would. */
const pressLetter = async (key: string) => {
  const keyboard = cdp();
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyUp", key });
};

afterEach(() => {
  picked.mockClear();
});

test("Enter, Space and the arrows open the menu on its first or last item", async () => {
  await render(<Choice />);
  opener().element().focus();
  for (const [key, first] of [
    ["{Enter}", "Машина"],
    [" ", "Машина"],
    ["{ArrowDown}", "Машина"],
    ["{ArrowUp}", "Минивэн"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(item(first)).toHaveFocus();
    await expect.element(opener()).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect.element(opener()).toHaveFocus();
    await expect.element(menu()).not.toBeInTheDocument();
  }
});

test("arrows wrap around the menu, Home and End go to its ends, letters to the next item that begins with them", async () => {
  await render(<Choice />);
  await userEvent.click(opener());
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(item("Минивэн")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Машина")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(item("Минивэн")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await pressLetter("м");
  await expect.element(item("Минивэн")).toHaveFocus();
  await pressLetter("М");
  await expect.element(item("Машина")).toHaveFocus();
  await pressLetter("я");
  await expect.element(item("Яхта")).toHaveFocus();
});

test("UIK-01: hovered, focused, disabled and checked items each have their own look", async () => {
  await render(<Choice mode="check" start={["boat"]} />);
  opener().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("Машина", "menuitemcheckbox")).toHaveFocus();
  const of = (name: string) => item(name, "menuitemcheckbox");
  const focused = looks(of("Машина").element());
  const rest = looks(of("Минивэн").element());
  const disabled = looks(of("Автобус").element());
  const checked = looks(of("Яхта").element());
  await userEvent.hover(of("Минивэн"));
  const hovered = looks(of("Минивэн").element());
  expect(new Set([rest, focused, disabled, checked, hovered]).size).toBe(5);
});

test("UIK-01: a disabled item can be focused but does not react", async () => {
  await render(<Choice mode="check" />);
  await userEvent.click(opener());
  await userEvent.keyboard("{ArrowDown}");
  const bus = item("Автобус", "menuitemcheckbox");
  await expect.element(bus).toHaveFocus();
  await expect.element(bus).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter} ");
  await userEvent.click(bus, { force: true });
  await expect.element(bus).not.toBeChecked();
  await expect.element(menu()).toBeVisible();
  expect(picked).not.toHaveBeenCalled();
});

test("UIK-02: in mode check several items are on and the menu stays open", async () => {
  await render(<Choice mode="check" start={["car"]} />);
  await userEvent.click(opener());
  await userEvent.click(item("Яхта", "menuitemcheckbox"));
  await expect.element(item("Яхта", "menuitemcheckbox")).toBeChecked();
  await expect.element(item("Машина", "menuitemcheckbox")).toBeChecked();
  await userEvent.click(item("Машина", "menuitemcheckbox"));
  await expect.element(item("Машина", "menuitemcheckbox")).not.toBeChecked();
  await expect.element(item("Яхта", "menuitemcheckbox")).toBeChecked();
});

test("UIK-02: in mode radio one item is on and cannot be turned off", async () => {
  await render(<Choice mode="radio" start={["car"]} />);
  await userEvent.click(opener());
  await userEvent.click(item("Яхта", "menuitemradio"));
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await userEvent.click(opener());
  await expect.element(item("Машина", "menuitemradio")).not.toBeChecked();
  await userEvent.click(item("Яхта", "menuitemradio"));
  await userEvent.click(opener());
  await expect.element(item("Яхта", "menuitemradio")).toBeChecked();
});

test("UIK-02: in mode radio-check one item is on and can be turned off", async () => {
  await render(<Choice mode="radio-check" start={["car"]} />);
  await userEvent.click(opener());
  await userEvent.click(item("Яхта", "menuitemcheckbox"));
  expect(picked).toHaveBeenLastCalledWith("boat", ["boat"]);
  await userEvent.click(opener());
  await userEvent.click(item("Яхта", "menuitemcheckbox"));
  expect(picked).toHaveBeenLastCalledWith("boat", []);
});

test("Tab closes the menu and goes on from its button", async () => {
  await render(
    <>
      <Choice />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.click(opener());
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
  await expect.element(menu()).not.toBeInTheDocument();
});

test("an item with a URL is a link that Enter and Space follow", async () => {
  await render(
    <Menu
      label="Transport"
      text="Transport"
      items={[{ key: "site", label: "Site", href: "#the-site" }]}
      onPick={picked}
    />,
  );
  for (const key of ["{Enter}", " "]) {
    location.hash = "";
    await userEvent.click(opener());
    await userEvent.keyboard(key);
    await expect.poll(() => location.hash).toBe("#the-site");
    await expect.element(menu()).not.toBeInTheDocument();
  }
  location.hash = "";
});

test("on a phone the menu is a sheet at the bottom edge", async () => {
  await page.viewport(390, 700);
  await render(<Choice />);
  await userEvent.click(opener());
  const sheet = () => menu().element().parentElement?.getBoundingClientRect();
  await expect.poll(() => [sheet()?.left, sheet()?.right, sheet()?.bottom]).toEqual([0, 390, 700]);
  expect(item("Машина").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
