import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import { Accordion } from "#ui/accordion.tsx";

const sections = [
  { key: "children", title: "Children", content: <p>The driver brings the seat.</p> },
  { key: "luggage", title: "Luggage", content: <p>Three suitcases.</p>, open: true },
];
const text = (words: string) => page.getByText(words);
const line = (name: string) => page.getByRole("heading", { name, level: 3 });

test("Enter and Space fold and unfold a section, and Tab goes to the next", async () => {
  await render(<Accordion level={3} sections={sections} />);
  await expect.element(text("Three suitcases.")).toBeVisible();
  await expect.element(text("The driver brings the seat.")).not.toBeVisible();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(text("The driver brings the seat.")).toBeVisible();
  await expect.element(text("Three suitcases.")).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(text("The driver brings the seat.")).not.toBeVisible();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(text("Three suitcases.")).not.toBeVisible();
});

test("if only one section may be open, unfolding it folds the other", async () => {
  await render(<Accordion level={3} sections={sections} single />);
  await userEvent.click(line("Children"));
  await expect.element(text("The driver brings the seat.")).toBeVisible();
  await expect.element(text("Three suitcases.")).not.toBeVisible();
});

test("titles of sections are headings to a screen reader, and their lines say whether they are open", async () => {
  await render(<Accordion level={3} sections={sections} />);
  const { nodes } = await cdp().send("Accessibility.getFullAXTree", await frameOfTest());
  const spoken = nodes.filter(({ ignored, role }) => !ignored && /heading|disclosure/i.test(`${role?.value}`));
  const said = spoken.map(({ role, name, properties = [] }) => {
    const state = (key: string) => properties.find((property) => property.name === key)?.value.value;
    return [role?.value, name?.value, state("expanded") ?? state("level")];
  });
  expect(said.filter(([role]) => role === "heading")).toEqual([
    ["heading", "Children", 3],
    ["heading", "Luggage", 3],
  ]);
  expect(said.filter(([role]) => role !== "heading")).toEqual([
    ["DisclosureTriangle", "Children", false],
    ["DisclosureTriangle", "Luggage", true],
  ]);
});

test("a section unfolds before any script has loaded", async () => {
  const page_ = document.createElement("div");
  page_.setHTMLUnsafe(renderToString(<Accordion level={3} sections={sections} single />));
  document.body.append(page_);
  await userEvent.click(line("Children"));
  await expect.element(text("The driver brings the seat.")).toBeVisible();
  await expect.element(text("Three suitcases.")).not.toBeVisible();
  page_.remove();
});

/** The tests run in a frame of the page that the driver controls. */
async function frameOfTest(): Promise<{ readonly frameId?: string }> {
  const { frameTree } = await cdp().send("Page.getFrameTree");
  const frame = frameTree.childFrames?.at(-1)?.frame;
  return frame === undefined ? {} : { frameId: frame.id };
}
