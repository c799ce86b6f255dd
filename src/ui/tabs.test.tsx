import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Tabs } from "#ui/tabs.tsx";

const names = ["At the airport", "At the station", "At the hotel", "At the pier"];

function Places() {
  const [value, setValue] = useState("0");
  const tabs = names.map((label, index) => ({ key: `${index}`, label, panel: <p>{label.slice(3)}</p> }));
  return <Tabs label="Meeting" tabs={tabs} value={value} onChange={setValue} />;
}

const tab = (index: number) => page.getByRole("tab", { name: names[index] });
const panel = () => page.getByRole("tabpanel");

test("arrows, Home and End choose a tab at once and wrap around, and the tab names the panel", async () => {
  await render(<Places />);
  await userEvent.keyboard("{Tab}");
  for (const [key, index] of [
    ["{ArrowRight}", 1],
    ["{ArrowLeft}{ArrowLeft}", 3],
    ["{ArrowRight}", 0],
    ["{End}", 3],
    ["{Home}", 0],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(index)).toHaveFocus();
    await expect.element(tab(index)).toHaveAttribute("aria-selected", "true");
    await expect.element(panel()).toHaveAccessibleName(names[index]);
  }
  expect(page.getByRole("tab", { selected: true }).elements()).toHaveLength(1);
  await userEvent.keyboard("{Tab}");
  await expect.element(panel()).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(tab(0)).toHaveFocus();
});

test("a press chooses a tab", async () => {
  await render(<Places />);
  await userEvent.click(tab(2));
  await expect.element(panel()).toHaveTextContent("the hotel");
  await expect.element(tab(0)).toHaveAttribute("aria-selected", "false");
});

test("on a phone the row scrolls to the chosen tab, and the page does not", async () => {
  await page.viewport(320, 600);
  await render(<Places />);
  await userEvent.keyboard("{Tab}{End}");
  await expect.poll(() => tab(3).element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBe(320);
});
