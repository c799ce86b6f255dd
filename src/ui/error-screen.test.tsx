import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { ErrorScreen } from "#ui/error-screen.tsx";

test("ERR-11, ERR-13: with an action the screen has a button that calls back at every press, and takes further content", async () => {
  const onPress = vi.fn();
  const screen = await render(
    <ErrorScreen title="An unknown error occurred" action={{ label: "Reload", onPress }}>
      <p>Error number: 7f3a</p>
    </ErrorScreen>,
  );
  await expect.element(screen.getByRole("heading", { name: "An unknown error occurred", level: 1 })).toBeVisible();
  await expect.element(screen.getByText("Error number: 7f3a")).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Reload" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(onPress).toHaveBeenCalledTimes(2);
});

test("ERR-11: without an action the screen has no button", async () => {
  const screen = await render(<ErrorScreen title="An unknown error occurred" />);
  await expect.element(screen.getByRole("heading")).toBeVisible();
  expect(screen.getByRole("button").elements()).toHaveLength(0);
});

test("while the action is busy a press does nothing and the button keeps focus", async () => {
  const onPress = vi.fn();
  const screen = await render(<ErrorScreen title="No prices" action={{ label: "Try again", onPress, busy: true }} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter} ");
  await expect.element(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test("the failed part of a page is an alert; the second action may lead elsewhere", async () => {
  const screen = await render(
    <ErrorScreen look="card" title="No prices" secondAction={{ label: "To search", href: "#search" }} />,
  );
  await expect.element(screen.getByRole("alert").getByRole("heading", { name: "No prices", level: 2 })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "To search" })).toHaveAttribute("href", "#search");
});
