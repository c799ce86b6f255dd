import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "#ui/dialog.tsx";
import { Menu } from "#ui/menu.tsx";
import { NotificationList } from "#ui/notification-list.tsx";
import type { Notice } from "#ui/notification.tsx";

const all: readonly Notice[] = [
  { key: "good", tone: "good", text: "Booked" },
  { key: "plain", text: "Assigned" },
  { key: "bad", tone: "bad", text: "No connection" },
];

function Page({ start = [], toSay = all }: { readonly start?: readonly Notice[]; readonly toSay?: readonly Notice[] }) {
  const [notices, setNotices] = useState(start);
  return (
    <>
      <button type="button" onClick={() => setNotices(toSay)}>
        Say
      </button>
      <Menu label="Menu" text="Menu" items={[{ key: "one", label: "One" }]} onPick={() => undefined} />
      <NotificationList
        label="Messages"
        closeLabel="Close the message"
        notices={notices}
        onClose={(key) => setNotices((before) => before.filter((one) => one.key !== key))}
      />
    </>
  );
}

const [good, , bad] = all;
const one = good === undefined ? [] : [good];
const text = (words: string) => page.getByText(words);
/** The box of the notice with these words. */
const boxOf = (words: string) => {
  const notice = text(words).element().parentElement;
  if (notice === null) throw new Error("The words stand in no notice");
  return notice.getBoundingClientRect();
};
/** Shows a page with these notices and waits until they have stopped moving. */
async function show(start: readonly Notice[]) {
  await render(<Page start={start} />);
  await expect.element(text(start.length > 1 ? "No connection" : "Booked")).toBeVisible();
  await expect.poll(() => document.getAnimations()).toHaveLength(0);
}

/** Advances the stopped clock by this much and lets the page draw the result. */
async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}
/** Stops the clock and shows a notice; the driver's mouse would let the clock run. */
async function sayByHeldClock() {
  const say = page.getByRole("button", { name: "Say" }).element();
  await userEvent.hover(say);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  if (say instanceof HTMLElement) say.click();
  await pass(0);
  expect(text("Booked").query()).not.toBeNull();
}
/** Drags a notice sideways like a finger or a mouse. */
const drag = (words: string, by: number) => {
  const { left, top } = boxOf(words);
  return userEvent.dragAndDrop(document.documentElement, document.documentElement, {
    sourcePosition: { x: left + 150, y: top + 20 },
    targetPosition: { x: left + 150 + by, y: top + 20 },
    force: true,
  });
};

afterEach(() => {
  vi.useRealTimers();
});

test("UIK-06: a notification is shown on an event and hidden after its cross is pressed", async () => {
  await render(<Page toSay={one} />);
  await expect.element(text("Booked")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Say" }));
  await expect.element(text("Booked")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Close the message" }));
  await expect.element(text("Booked")).not.toBeInTheDocument();
});

test("UIK-46, ERR-21: a notification is there after 4999 ms and gone after 5000 ms", async () => {
  await render(<Page toSay={one} />);
  await sayByHeldClock();
  await pass(4999);
  expect(text("Booked").query()).not.toBeNull();
  await pass(1);
  expect(text("Booked").query()).toBeNull();
});

test("a notification waits while it is hovered, and disappears 5000 ms later", async () => {
  await render(<Page toSay={one} />);
  await sayByHeldClock();
  await userEvent.hover(text("Booked"));
  await pass(60_000);
  expect(text("Booked").query()).not.toBeNull();
  await userEvent.hover(page.getByRole("button", { name: "Say" }));
  await pass(5000);
  expect(text("Booked").query()).toBeNull();
});

test.for([
  [1280, 900, 400],
  [390, 700, 366],
] as const)(
  "UIK-47: on a screen %i wide notices stand 12 px from the edge and 12 px from one another",
  async ([width, height, wide]) => {
    await page.viewport(width, height);
    await show(all);
    const [first, second, third] = [boxOf("Booked"), boxOf("Assigned"), boxOf("No connection")];
    expect([width - first.right, height - third.bottom]).toEqual([12, 12]);
    expect([second.top - first.bottom, third.top - second.bottom]).toEqual([12, 12]);
    expect(first.width).toBe(wide);
  },
);

test("UIK-48: a notification swiped by 99 px returns, by 100 px it closes", async () => {
  await show(one);
  const { left } = boxOf("Booked");
  for (const by of [99, -99]) {
    await drag("Booked", by);
    await expect.poll(() => boxOf("Booked").left).toBe(left);
  }
  await drag("Booked", -100);
  await expect.element(text("Booked")).not.toBeInTheDocument();
});

test("UIK-48: a swipe of 100 px the other way closes a notification too", async () => {
  await show(one);
  await drag("Booked", 100);
  await expect.element(text("Booked")).not.toBeInTheDocument();
});

test("ERR-21: a press on a notification closes it and leaves the others", async () => {
  await show(all);
  await userEvent.click(text("Assigned"));
  await expect.element(text("Assigned")).not.toBeInTheDocument();
  await expect.element(text("Booked")).toBeVisible();
  await expect.element(text("No connection")).toBeVisible();
});

test("ERR-21: a press outside closes the notifications", async () => {
  await show(all);
  await userEvent.click(document.body, { position: { x: 600, y: 5 } });
  await expect.element(text("Booked")).not.toBeInTheDocument();
  await expect.element(text("No connection")).not.toBeInTheDocument();
});

test("good news goes into a status and bad news into an alert, and both exist before the text", async () => {
  await render(<Page />);
  const status = page.getByRole("status").element();
  const alert = page.getByRole("alert").element();
  await userEvent.click(page.getByRole("button", { name: "Say" }));
  await expect.element(text("No connection")).toBeVisible();
  expect(status.textContent).toBe("BookedAssigned");
  expect(alert.textContent).toBe("No connection");
  expect(status.isConnected && alert.isConnected).toBe(true);
});

test("a notification appears above an open menu", async () => {
  function Late() {
    const [notices, setNotices] = useState<readonly Notice[]>([]);
    const say = () => setNotices(bad === undefined ? [] : [bad]);
    return (
      <>
        <Menu label="Menu" text="Menu" mode="check" items={[{ key: "one", label: "One" }]} onPick={say} />
        <NotificationList label="Messages" closeLabel="Close" notices={notices} onClose={() => undefined} />
      </>
    );
  }
  await page.viewport(390, 700);
  await render(<Late />);
  await userEvent.click(page.getByRole("button", { name: "Menu" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(text("No connection")).toBeVisible();
  const { left, top } = boxOf("No connection");
  const upper = document.elementFromPoint(left + 60, top + 20);
  expect(text("No connection").element().parentElement?.contains(upper)).toBe(true);
});

test("Tab reaches the crosses, and the focus goes on to the next notice and then back", async () => {
  await render(<Page />);
  await userEvent.click(page.getByRole("button", { name: "Say" }));
  await userEvent.keyboard("{Tab}{Tab}");
  const crosses = page.getByRole("button", { name: "Close the message" });
  await expect.element(crosses.nth(0)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(text("Booked")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(crosses).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Menu" })).toHaveFocus();
});

test("UIK-06: over an open window a notice is read out, its cross works, and Escape closes the notices first", async () => {
  function Late() {
    const [open, setOpen] = useState(false);
    const [notices, setNotices] = useState<readonly Notice[]>([]);
    const close = (key: string) => setNotices((before) => before.filter((notice) => notice.key !== key));
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Log in
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Log in" closeLabel="Close">
          <button type="button" onClick={() => setNotices(all)}>
            Send
          </button>
        </Dialog>
        <NotificationList label="Messages" closeLabel="Close the message" notices={notices} onClose={close} />
      </>
    );
  }
  await render(<Late />);
  await userEvent.click(page.getByRole("button", { name: "Log in" }));
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  const dialog = page.getByRole("dialog", { name: "Log in" });
  // Everything outside the window is hidden from everyone.
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("No connection");
  const crosses = dialog.getByRole("button", { name: "Close the message" });
  await userEvent.click(crosses.first());
  await expect.element(text("Booked")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}{Escape}");
  expect(crosses.elements()).toEqual([]);
  await expect.element(dialog.getByRole("button", { name: "Send" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("UIK-06: a notice outlives the window it was shown over", async () => {
  function Parting() {
    const [open, setOpen] = useState(true);
    const [notices, setNotices] = useState<readonly Notice[]>([]);
    return (
      <>
        <Dialog open={open} onClose={() => setOpen(false)} title="Log in" closeLabel="Close">
          <button type="button" onClick={() => setNotices(one)}>
            Send
          </button>
        </Dialog>
        <NotificationList label="Messages" closeLabel="Close" notices={notices} onClose={() => undefined} />
      </>
    );
  }
  await render(<Parting />);
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(text("Booked")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("status")).toHaveTextContent("Booked");
});
