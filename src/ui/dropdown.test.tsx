import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dropdown } from "#ui/dropdown.tsx";

const opener = () => page.getByRole("button", { name: "Filters" });
const panel = () => page.getByRole("group", { name: "Filters" });

async function show() {
  const beneath = vi.fn<() => void>();
  await render(
    <>
      <Dropdown text="Filters">
        {(close) => (
          <button type="button" onClick={close}>
            Show cars
          </button>
        )}
      </Dropdown>
      <button type="button" onClick={beneath}>
        Outside
      </button>
    </>,
  );
  return beneath;
}

afterEach(() => page.viewport(1280, 900));

test("UIK-03: a click opens the dropdown and another one closes it", async () => {
  await show();
  await expect.element(opener()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(opener());
  await expect.element(opener()).toHaveAttribute("aria-expanded", "true");
  expect(opener().element().getAttribute("aria-controls")).toBe(panel().element().id);
  await userEvent.click(opener());
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveAttribute("aria-expanded", "false");
});

test("UIK-03: a click outside closes the dropdown and is not lost", async () => {
  const beneath = await show();
  await userEvent.click(opener());
  await userEvent.click(page.getByRole("button", { name: "Outside" }));
  await expect.element(panel()).not.toBeInTheDocument();
  expect(beneath).toHaveBeenCalledTimes(1);
});

test("UIK-03: Escape closes the dropdown and gives the focus back", async () => {
  await show();
  await userEvent.click(opener());
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Show cars" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("what stands in the panel can close it, and Tab beyond it does", async () => {
  await show();
  await userEvent.click(opener());
  await userEvent.click(page.getByRole("button", { name: "Show cars" }));
  await expect.element(opener()).toHaveFocus();
  await expect.element(panel()).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(page.getByRole("button", { name: "Outside" })).toHaveFocus();
  await expect.element(panel()).not.toBeInTheDocument();
});

test("on a phone the panel is a sheet at the bottom edge, and a tap on the veil closes it without reaching what lies beneath", async () => {
  await page.viewport(390, 700);
  const beneath = await show();
  await userEvent.click(opener());
  const sheet = () => panel().element().parentElement?.getBoundingClientRect();
  await expect.poll(() => [sheet()?.left, sheet()?.right, sheet()?.bottom]).toEqual([0, 390, 700]);
  const { left, top } = page.getByRole("button", { name: "Outside" }).element().getBoundingClientRect();
  await userEvent.click(document.body, { position: { x: left + 10, y: top + 10 }, force: true });
  await expect.element(panel()).not.toBeInTheDocument();
  expect(beneath).not.toHaveBeenCalled();
});
