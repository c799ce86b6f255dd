import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";

type Look = "dialog" | "wide" | "sheet" | "full";

function Window({ look, long = false }: { readonly look?: Look; readonly long?: boolean }) {
  const [open, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Terms
      </button>
      <Dialog
        look={look}
        open={open}
        onClose={() => setOpen(false)}
        title="Terms of the ride"
        closeLabel="Close"
        footer={<button type="button">Agree</button>}
      >
        <button type="button" onClick={() => setSure(true)}>
          More
        </button>
        {long && <p ref={(line) => line?.style.setProperty("height", "2000px")}>Long</p>}
        <Dialog open={isSure} onClose={() => setSure(false)} title="Details" closeLabel="Close details">
          Inner
        </Dialog>
      </Dialog>
    </>
  );
}

const dialog = (name = "Terms of the ride") => page.getByRole("dialog", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const boxOf = (what: ReturnType<typeof dialog>) => what.element().getBoundingClientRect();
const openIt = async () => {
  await userEvent.click(button("Terms"));
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => document.getAnimations()).toHaveLength(0);
};
const clickAt = (x: number, y: number) =>
  userEvent.click(document.documentElement, { position: { x, y }, force: true });
/** Presses at one point of the window and releases at another. */
const drag = (from: { readonly x: number; readonly y: number }, to: typeof from) =>
  userEvent.dragAndDrop(document.documentElement, document.documentElement, {
    sourcePosition: from,
    targetPosition: to,
    force: true,
  });

test("UIK-05: a popup opens by its control, closes by its cross, by Escape and by a press outside, and returns the focus", async () => {
  await render(<Window />);
  await expect.element(dialog()).not.toBeInTheDocument();
  for (const close of [
    () => userEvent.click(button("Close")),
    () => userEvent.keyboard("{Escape}"),
    () => clickAt(40, 40),
  ]) {
    await openIt();
    await close();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button("Terms")).toHaveFocus();
  }
});

test("a press on the window itself, or one that only ends outside it, keeps it open", async () => {
  await render(<Window />);
  await openIt();
  const { left, top } = boxOf(dialog());
  await clickAt(left + 30, top + 90);
  await drag({ x: left + 30, y: top + 90 }, { x: 40, y: 40 });
  await drag({ x: 40, y: 40 }, { x: left + 30, y: top + 90 });
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard("{Escape}");
});

test("the window itself takes the focus, unless something inside claims it, and Tab stays inside", async () => {
  const screen = await render(<Window />);
  await openIt();
  await expect.element(dialog()).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(button("Close")).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(button("Agree")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await screen.unmount();
  await render(
    <Dialog open onClose={() => undefined} title="Log in" closeLabel="Close">
      <input ref={startHere} aria-label="Name" />
    </Dialog>,
  );
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
});

test("of two windows Escape closes the upper one, and so does a press outside both", async () => {
  await render(<Window />);
  for (const close of [() => userEvent.keyboard("{Escape}"), () => clickAt(40, 40)]) {
    await openIt();
    await userEvent.click(button("More"));
    await expect.element(dialog("Details")).toHaveFocus();
    await close();
    await expect.element(dialog("Details")).not.toBeInTheDocument();
    await expect.element(button("More")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
  }
});

test("a long text scrolls under a fixed head and foot", async () => {
  await render(<Window long />);
  await openIt();
  const before = [boxOf(button("Close")).top, boxOf(button("Agree")).top];
  await userEvent.keyboard("{PageDown}");
  await expect.poll(() => dialog().element().scrollTop).toBeGreaterThan(300);
  expect([boxOf(button("Close")).top, boxOf(button("Agree")).top]).toEqual(before);
  await userEvent.keyboard("{Escape}");
});

test.for([
  [375, 700],
  [1280, 900],
] as const)("LAY-07: a full-screen popup takes all of a screen %i wide", async ([width, height]) => {
  await page.viewport(width, height);
  await render(<Window look="full" />);
  await openIt();
  await expect.poll(() => boxOf(dialog()).toJSON()).toMatchObject({ left: 0, top: 0, right: width, bottom: height });
  await userEvent.keyboard("{Escape}");
});

test.for([
  ["sheet", 1280, 900],
  ["dialog", 390, 700],
  ["sheet", 390, 700],
] as const)("a %s on a screen %i wide stands at the bottom edge", async ([look, width, height]) => {
  await page.viewport(width, height);
  await render(<Window look={look} />);
  await openIt();
  await expect.poll(() => boxOf(dialog()).bottom).toBe(height);
  expect(boxOf(dialog()).width).toBe(Math.min(width, 640));
  await userEvent.keyboard("{Escape}");
});

test("a sheet pulled down by 100 px closes, by less it returns; on a phone the page behind it does not scroll", async () => {
  await page.viewport(390, 700);
  await render(<Window />);
  await openIt();
  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  const { x, y } = { x: 100, y: Math.round(boxOf(dialog()).top) + 30 };
  await drag({ x, y }, { x, y: y + 99 });
  await expect.poll(() => boxOf(dialog()).bottom).toBe(700);
  await drag({ x, y }, { x, y: y + 100 });
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
});

test("a dialog removed while open returns the focus", async () => {
  function Gone() {
    const [there, setThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setThere(true)}>
          Terms
        </button>
        {there && (
          <Dialog open onClose={() => setThere(false)} title="Terms of the ride" closeLabel="Close">
            Text
          </Dialog>
        )}
      </>
    );
  }
  await render(<Gone />);
  await openIt();
  await userEvent.click(button("Close"));
  await expect.element(button("Terms")).toHaveFocus();
});

test("LAY-07: Back closes a window over the whole screen and leaves the page; its cross leaves no step behind", async () => {
  await render(<Window look="full" />);
  const moves: string[] = [];
  const hear = () => moves.push(location.href);
  addEventListener("popstate", hear);
  history.pushState({ step: "list" }, "", "#list");
  history.pushState({ step: "page" }, "", "#page");
  const isOnPage = () => ({ hash: location.hash, state: history.state as unknown });
  const page = { hash: "#page", state: { step: "page" } };
  await openIt();
  history.back();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(isOnPage()).toEqual(page);
  await expect.element(button("Terms")).toHaveFocus();

  await openIt();
  // Opened again before the history has gone back.
  for (const name of ["Close", "Terms"]) (button(name).element() as HTMLElement).click();
  await expect.poll(isOnPage).not.toEqual(page);
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(button("Close"));
  await expect.poll(isOnPage).toEqual(page);
  expect(moves).toEqual([]);
  // Forward finds nothing to show, and Back leaves the page at once.
  history.forward();
  await expect.poll(() => moves.length).toBeGreaterThan(1);
  expect(isOnPage()).toEqual(page);
  await expect.element(dialog()).not.toBeInTheDocument();
  history.back();
  await expect.poll(() => location.hash).toBe("#list");
  removeEventListener("popstate", hear);
});
