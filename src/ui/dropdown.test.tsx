import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Combobox } from "#ui/combobox.tsx";
import { Dropdown } from "#ui/dropdown.tsx";
import { TIME_TEXTS } from "#ui/gallery/time-texts.ts";
import { TimeField } from "#ui/time-field.tsx";

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

test("UIK-03: Escape closes the dropdown and returns the focus", async () => {
  await show();
  await userEvent.click(opener());
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Show cars" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("UIK-03: Escape also works after a press on an empty part of the panel", async () => {
  await render(<Dropdown text="Filters">Nothing to choose from</Dropdown>);
  await userEvent.click(opener());
  await userEvent.click(panel());
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("UIK-03: Escape closes only the innermost: first the list of a field in the panel, then the panel", async () => {
  const options = [{ key: "vip", primary: "VIP" }];
  await render(
    <Dropdown text="Filters">
      <Combobox label="Class" text="" onTextChange={() => undefined} options={options} onPick={() => undefined} />
      <TimeField label="From" openLabel="Show times" words={TIME_TEXTS.en} value="" onChange={() => undefined} />
    </Dropdown>,
  );
  await userEvent.click(opener());
  for (const name of ["Class", "From"]) {
    const field = page.getByRole("combobox", { name });
    await userEvent.click(field);
    await expect.element(page.getByRole("listbox", { name })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("the panel's content can close it, and Tab out of it does", async () => {
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

test("on a phone the panel is a sheet at the bottom edge, and a tap on the veil closes it without reaching the page below", async () => {
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
