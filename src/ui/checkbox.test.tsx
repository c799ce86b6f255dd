import { useState, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Checkbox } from "#ui/checkbox.tsx";

type Given = {
  readonly start?: boolean;
  readonly mixed?: boolean;
  readonly note?: string;
  readonly error?: string;
  readonly label?: ReactNode;
};

function Box({ start = false, mixed = false, label = "There and back", ...words }: Given) {
  const [state, setState] = useState<boolean | "mixed">(mixed ? "mixed" : start);
  return <Checkbox label={label} checked={state === true} mixed={state === "mixed"} onChange={setState} {...words} />;
}

test("Space turns a check box on and off", async () => {
  const screen = await render(<Box />);
  const box = screen.getByRole("checkbox", { name: "There and back", exact: true });
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(box).not.toBeChecked();
});

test("a press on the label or the note presses the box once", async () => {
  const screen = await render(<Box note="The ride back costs less" />);
  const box = screen.getByRole("checkbox");
  await userEvent.click(screen.getByText("There and back"));
  await expect.element(box).toBeChecked();
  await userEvent.click(screen.getByText("The ride back costs less"), { force: true });
  await expect.element(box).not.toBeChecked();
  await userEvent.click(box);
  await expect.element(box).toBeChecked();
});

test("a link inside the label is followed and does not tick the box", async () => {
  const screen = await render(
    <Box
      label={
        <>
          I accept the <a href="#terms">terms</a>
        </>
      }
    />,
  );
  await userEvent.click(screen.getByRole("link", { name: "terms" }));
  expect(location.hash).toBe("#terms");
  location.hash = "";
  await expect.element(screen.getByRole("checkbox")).not.toBeChecked();
});

test("a box that represents several says mixed and turns on when pressed", async () => {
  const screen = await render(<Box mixed />);
  const box = screen.getByRole("checkbox");
  await expect.element(box).toBePartiallyChecked();
  await userEvent.click(box);
  await expect.element(box).not.toBePartiallyChecked();
  await expect.element(box).toBeChecked();
});

test("a mixed box whose owner changes nothing is still mixed after a press", async () => {
  function Held() {
    const [presses, setPresses] = useState(0);
    return <Checkbox label={`Pressed ${presses}`} checked={false} mixed onChange={() => setPresses(presses + 1)} />;
  }
  const screen = await render(<Held />);
  await userEvent.click(screen.getByRole("checkbox"));
  await expect.element(screen.getByRole("checkbox", { name: "Pressed 1" })).toBePartiallyChecked();
});

test("note and error are read out with the box, and the error is announced when it appears", async () => {
  const screen = await render(<Box note="You cannot book without this" />);
  const box = screen.getByRole("checkbox");
  await expect.element(box).toBeValid();
  await expect.element(box).toHaveAccessibleDescription("You cannot book without this");
  const [place] = screen.container.querySelectorAll("[aria-live='polite']");
  await screen.rerender(<Box note="You cannot book without this" error="Tick the box" />);
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription("Tick the box You cannot book without this");
  expect(place?.textContent).toBe("Tick the box");
});

test("a disabled box is skipped by Tab and does not react to its label", async () => {
  const onChange = vi.fn();
  const screen = await render(<Checkbox label="Meeting" checked onChange={onChange} disabled />);
  await expect.element(screen.getByRole("checkbox", { name: "Meeting" })).toBeDisabled();
  await userEvent.click(screen.getByText("Meeting"), { force: true });
  await userEvent.tab();
  await expect.element(screen.getByRole("checkbox")).not.toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test("a box that was pressed before the code came is ticked", async () => {
  const { renderToString } = await import("react-dom/server");
  const host = document.createElement("div");
  document.body.append(host);
  const onChange = vi.fn();
  const box = <Checkbox label="There and back" checked={false} onChange={onChange} />;
  host.innerHTML = renderToString(box);
  host.querySelector("input")?.click();
  const { hydrateRoot } = await import("react-dom/client");
  const root = hydrateRoot(host, box);
  await expect.poll(() => onChange.mock.calls).toEqual([[true]]);
  root.unmount();
  host.remove();
});
