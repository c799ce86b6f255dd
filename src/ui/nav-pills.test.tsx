import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { NavPills } from "#ui/nav-pills.tsx";

const items = ["Orders", "Documents", "Employees", "Reports", "Settings"].map((label) => ({
  key: label,
  label,
  href: `#${label}`,
}));

function Sections() {
  const [current, setCurrent] = useState("Orders");
  return (
    <NavPills
      label="Account"
      items={items}
      current={current}
      onPick={(key, event) => {
        event.preventDefault();
        setCurrent(key);
      }}
    />
  );
}

test("sections are links in a named navigation, and the current one always says so", async () => {
  const screen = await render(<Sections />);
  const links = screen.getByRole("navigation", { name: "Account" }).getByRole("link");
  const said = () => links.elements().map((link) => link.ariaCurrent);
  expect(said()).toEqual(["page", null, null, null, null]);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Documents" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(said).toEqual([null, "page", null, null, null]);
});

test("at 320 px five sections take a second line and the page does not scroll sideways", async () => {
  await page.viewport(320, 600);
  const screen = await render(<Sections />);
  const tops = screen
    .getByRole("link")
    .elements()
    .map((link) => link.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(2);
  expect(document.documentElement.scrollWidth).toBe(320);
});
