import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Switch } from "#ui/switch.tsx";

function Reviews() {
  const [on, setOn] = useState(false);
  return <Switch label="Reviews" note="Under the search" on={on} onChange={setOn} />;
}

test("Space turns a switch on, a press on its label turns it off, and it says its state", async () => {
  const screen = await render(<Reviews />);
  const reviews = screen.getByRole("switch", { name: "Reviews", exact: true });
  await expect.element(reviews).toHaveAccessibleDescription("Under the search");
  await userEvent.tab();
  await expect.element(reviews).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(reviews).toBeChecked();
  await userEvent.click(screen.getByText("Reviews"));
  await expect.element(reviews).not.toBeChecked();
});

test("a busy switch keeps focus and state, says that it is busy and ignores presses", async () => {
  const onChange = vi.fn();
  const screen = await render(<Switch label="Reviews" on onChange={onChange} busy />);
  const reviews = screen.getByRole("switch", { name: "Reviews" });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await userEvent.click(screen.getByText("Reviews"), { force: true });
  await expect.element(reviews).toHaveFocus();
  await expect.element(reviews).toHaveAttribute("aria-busy", "true");
  await expect.element(reviews).toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

test("the error of a switch is read out with it", async () => {
  const screen = await render(<Switch label="Reviews" on={false} onChange={() => undefined} error="Not saved" />);
  await expect.element(screen.getByRole("switch")).toBeInvalid();
  await expect.element(screen.getByRole("switch")).toHaveAccessibleDescription("Not saved");
});

test("a disabled switch is skipped by Tab and does not react", async () => {
  const onChange = vi.fn();
  const screen = await render(<Switch label="Transfer" on onChange={onChange} disabled />);
  await expect.element(screen.getByRole("switch", { name: "Transfer" })).toBeDisabled();
  await userEvent.click(screen.getByText("Transfer"), { force: true });
  await userEvent.tab();
  await expect.element(screen.getByRole("switch")).not.toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});
