import { useState, type ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { NumberStepper } from "#ui/number-stepper.tsx";

type CounterProps = {
  readonly start?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly note?: ReactNode;
  readonly error?: ReactNode;
  readonly overText?: ReactNode;
};

function Counter({ start = 1, ...rest }: CounterProps) {
  const [value, setValue] = useState(start);
  return (
    <NumberStepper
      label="Adults"
      lessLabel="Fewer: Adults"
      moreLabel="More: Adults"
      value={value}
      onChange={setValue}
      {...rest}
    />
  );
}

async function counter(props: CounterProps = {}) {
  const screen = await render(<Counter {...props} />);
  return {
    screen,
    field: screen.getByRole("spinbutton", { name: "Adults" }),
    less: screen.getByRole("button", { name: "Fewer: Adults" }),
    more: screen.getByRole("button", { name: "More: Adults" }),
  };
}

test.each([
  ["2.7", "2"],
  ["2,7", "2"],
  ["-1", "0"],
  ["99", "8"],
  ["two", "5"],
])("UIK-34: typing %s between 0 and 8 gives %s", async (typed, becomes) => {
  const { field } = await counter({ start: 5, max: 8 });
  await userEvent.click(field);
  await userEvent.keyboard(`${typed}{Tab}`);
  await expect.element(field).toHaveValue(becomes);
  await expect.element(field).toHaveAttribute("aria-valuenow", becomes);
});

test("UIK-34, OPN-128: without limits the number starts at 0 and can go anywhere", async () => {
  const { field } = await counter();
  await expect.element(field).toHaveAttribute("aria-valuemin", "0");
  await expect.element(field).not.toHaveAttribute("aria-valuemax");
  await userEvent.click(field);
  await userEvent.keyboard("100000{Enter}{ArrowUp}");
  await expect.element(field).toHaveValue("100001");
});

test("UIK-35: plus and minus change the number by 1, or by the step", async () => {
  const { screen, field, less, more } = await counter({ start: 5 });
  await userEvent.click(more);
  await expect.element(field).toHaveValue("6");
  await userEvent.click(less);
  await userEvent.click(less);
  await expect.element(field).toHaveValue("4");
  await screen.rerender(<Counter step={5} />);
  await userEvent.click(more);
  await expect.element(field).toHaveValue("9");
});

test("UIK-36: minus is disabled at the minimum, plus at the maximum, and the number stays", async () => {
  const { screen, field, less, more } = await counter({ start: 2, min: 1, max: 3 });
  await userEvent.click(more);
  await expect.element(more).toBeDisabled();
  await expect.element(less).toBeEnabled();
  await userEvent.click(less);
  await userEvent.click(less);
  await expect.element(less).toBeDisabled();
  await userEvent.click(field);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(field).toHaveValue("1");
  await screen.rerender(<Counter min={4} max={8} />);
  await expect.element(less).toBeDisabled();
  await userEvent.click(more);
  await expect.element(field).toHaveValue("4");
});

test("UIK-36: above the maximum plus is disabled and minus returns to it", async () => {
  const { field, less, more } = await counter({ start: 9, max: 3 });
  await expect.element(more).toBeDisabled();
  await userEvent.click(less);
  await expect.element(field).toHaveValue("3");
});

test("UIK-37: arrow keys step the number up and down, even from a typed one", async () => {
  const { field } = await counter();
  await userEvent.click(field);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  await expect.element(field).toHaveAttribute("aria-valuenow", "2");
  await userEvent.keyboard("{Control>}a{/Control}7{ArrowUp}");
  await expect.element(field).toHaveValue("8");
});

test("UIK-37: page keys go five steps, Home and End to the limits, and with Shift they select the text", async () => {
  const { field } = await counter({ start: 12, min: 2, max: 40 });
  await userEvent.click(field);
  await userEvent.keyboard("{PageUp}{PageDown}{PageUp}");
  await expect.element(field).toHaveValue("17");
  await userEvent.keyboard("{Shift>}{Home}{/Shift}");
  await expect.element(field).toHaveValue("17");
  await userEvent.keyboard("{End}");
  await expect.element(field).toHaveValue("40");
  await userEvent.keyboard("{Home}");
  await expect.element(field).toHaveValue("2");
});

test("UIK-37: the wheel does not change the number", async () => {
  const { field } = await counter({ start: 5 });
  await userEvent.click(field);
  await userEvent.wheel(field, { delta: { y: 120 } });
  await userEvent.wheel(field, { delta: { y: -360 } });
  await expect.element(field).toHaveValue("5");
});

test("a pressed button adds to the typed number, announces the new one and takes no focus", async () => {
  const { screen, field, more } = await counter();
  await userEvent.click(field);
  await userEvent.keyboard("7");
  await userEvent.click(more);
  await expect.element(field).toHaveValue("8");
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Adults: 8");
});

test("VAL-17: more than there is room for is said at the counter, which holds the most, until it changes", async () => {
  const { screen, field } = await counter({ start: 1, max: 2, overText: "No room for so many" });
  await userEvent.click(field);
  await userEvent.keyboard("5{Tab}");
  await expect.element(field).toHaveValue("2");
  await expect.element(field).toHaveAccessibleDescription("No room for so many");
  await expect.element(field).toBeInvalid();
  await userEvent.click(field);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByText("No room for so many")).not.toBeInTheDocument();
});

test("VAL-17: what was typed too much is not said any more once another count leaves less room", async () => {
  const room = (count: number) => (
    <NumberStepper
      label="Adults"
      lessLabel="Fewer"
      moreLabel="More"
      value={count}
      max={count}
      overText="No room for so many"
      onChange={() => undefined}
    />
  );
  const screen = await render(room(2));
  await userEvent.click(screen.getByRole("spinbutton"));
  await userEvent.keyboard("5{Tab}");
  await expect.element(screen.getByText("No room for so many")).toBeInTheDocument();
  await screen.rerender(room(1));
  await expect.element(screen.getByText("No room for so many")).not.toBeInTheDocument();
});

test("an error is announced when it appears and read with the note", async () => {
  const { screen, field } = await counter({ note: "up to 8" });
  const live = screen.container.querySelector("[aria-live=polite]");
  await screen.rerender(<Counter note="up to 8" error="Choose a seat" />);
  expect(live?.textContent).toBe("Choose a seat");
  await expect.element(field).toHaveAccessibleDescription("Choose a seat up to 8");
  await expect.element(field).toBeInvalid();
});
