import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "#ui/dialog.tsx";
import { Dropdown } from "#ui/dropdown.tsx";
import { focusedElement } from "#ui/focused-element.ts";
import { mountInShadow } from "#ui/mount-in-shadow.ts";

const opener = () => page.getByRole("button", { name: "Filters" });
const panel = () => page.getByRole("group", { name: "Filters" });
const boxOf = (what: ReturnType<typeof opener>) => what.element().getBoundingClientRect();
const paper = () => {
  const found = panel().element().closest("[popover]");
  if (!(found instanceof HTMLElement)) throw new Error("The panel does not stand in the top layer");
  return found;
};

/** A dropdown at some place of a 1280 x 900 page. */
async function show(place: Partial<CSSStyleDeclaration>, width = 300) {
  const holder = document.createElement("div");
  Object.assign(holder.style, { position: "absolute", ...place });
  document.body.append(holder);
  await render(
    <Dropdown text="Filters">
      <div ref={(element) => element?.style.setProperty("width", `${width}px`)}>Five seats</div>
    </Dropdown>,
    { container: holder },
  );
  return holder;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe.each([{ by: "anchors" }, { by: "measuring" }])("placed by $by", ({ by }) => {
  beforeEach(() => {
    if (by === "measuring") vi.spyOn(CSS, "supports").mockReturnValue(false);
  });

  test("a popup opens below its opener, or above it when there is no room below", async () => {
    const holder = await show({ top: "100px", left: "200px" });
    await userEvent.click(opener());
    expect(boxOf(panel()).top).toBeGreaterThan(boxOf(opener()).bottom);
    expect(paper().getBoundingClientRect().left).toBe(boxOf(opener()).left);
    await userEvent.keyboard("{Escape}");
    holder.style.top = "840px";
    await userEvent.click(opener());
    await expect.poll(() => boxOf(panel()).bottom).toBeLessThan(boxOf(opener()).top);
  });

  test("a popup wider than the room beside its opener stays within the window", async () => {
    await page.viewport(620, 500);
    await show({ top: "20px", left: "260px" }, 400);
    await userEvent.click(opener());
    await expect.poll(() => paper().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    expect(paper().getBoundingClientRect().right).toBeLessThanOrEqual(620);
    expect(document.documentElement.scrollWidth).toBe(620);
  });

  test("a popup follows its opener when the container scrolls", async () => {
    const scroller = document.createElement("div");
    Object.assign(scroller.style, { height: "300px", overflow: "auto" });
    const tall = document.createElement("div");
    Object.assign(tall.style, { height: "900px", paddingTop: "200px" });
    scroller.append(tall);
    document.body.append(scroller);
    await render(<Dropdown text="Filters">Five seats</Dropdown>, { container: tall });
    await userEvent.click(opener());
    const before = paper().getBoundingClientRect().top - boxOf(opener()).bottom;
    scroller.scrollTop = 80;
    await expect.poll(() => Math.round(boxOf(opener()).top)).toBe(120);
    await expect.poll(() => paper().getBoundingClientRect().top - boxOf(opener()).bottom).toBe(before);
  });

  test("UIK-49: a popup is placed again once, 200 ms after the last change of the window's size", async () => {
    await show({ top: "100px", left: "200px" });
    await userEvent.click(opener());
    const room = () => Number.parseInt(paper().style.getPropertyValue("--popup-room"), 10);
    const before = room();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const resized = Promise.all([
      new Promise((done) => addEventListener("resize", done, { once: true })),
      new Promise((done) => visualViewport?.addEventListener("resize", done, { once: true })),
    ]);
    await page.viewport(1280, 500);
    await resized;
    const measured = vi.spyOn(paper().parentElement ?? document.body, "getBoundingClientRect");
    vi.advanceTimersByTime(150);
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(199);
    expect(measured).not.toHaveBeenCalled();
    expect(room()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(room()).toBe(before - 400);
    vi.advanceTimersByTime(1000);
    expect(measured).toHaveBeenCalledTimes(1);
  });

  test("a popup opens over a dialog, and Escape closes the popup before the dialog", async () => {
    const onClose = vi.fn<() => void>();
    await render(
      <Dialog open onClose={onClose} title="Search" closeLabel="Close">
        <Dropdown text="Filters">
          <button type="button">Five seats</button>
        </Dropdown>
      </Dialog>,
    );
    await userEvent.click(opener());
    await userEvent.click(page.getByRole("button", { name: "Five seats" }));
    await userEvent.keyboard("{Escape}");
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test("in a shadow root a popup is placed, and closes when the focus or a press moves elsewhere inside", async () => {
  const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
  const host = document.createElement("div");
  document.body.append(host);
  await render(
    <>
      <Dropdown text="Filters">Five seats</Dropdown>
      <button type="button">Next</button>
    </>,
    { container: mountInShadow(host, css) },
  );
  const next = () => page.getByRole("button", { name: "Next" });
  await userEvent.click(opener());
  expect(boxOf(panel()).top).toBeGreaterThan(boxOf(opener()).bottom);
  await userEvent.keyboard("{Tab}");
  expect(focusedElement(next().element())).toBe(next().element());
  await expect.element(panel()).not.toBeInTheDocument();
  await userEvent.click(opener());
  await userEvent.click(next());
  await expect.element(panel()).not.toBeInTheDocument();
});
