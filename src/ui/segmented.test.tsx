import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Segmented } from "#ui/segmented.tsx";

const options = [
  { value: "traveller", label: "Passenger" },
  { value: "company", label: "Company", disabled: true },
  { value: "certificate", label: "Certificate" },
  { value: "bonus", label: "Points" },
] as const;

type Given = { readonly start?: string; readonly error?: string; readonly disabled?: boolean };

function Payer({ start, ...rest }: Given) {
  const [value, setValue] = useState(start);
  return <Segmented label="Who pays" options={options} value={value} onChange={setValue} {...rest} />;
}

test("arrows choose the next and the previous, skip disabled ones and wrap around", async () => {
  const screen = await render(<Payer start="traveller" />);
  const radio = (name: string) => screen.getByRole("radio", { name });
  await expect.element(screen.getByRole("radiogroup", { name: "Who pays" })).toBeVisible();
  await userEvent.tab();
  await expect.element(radio("Passenger")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(radio("Certificate")).toBeChecked();
  await expect.element(radio("Certificate")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(radio("Passenger")).toBeChecked();
  await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
  await expect.element(radio("Certificate")).toBeChecked();
});

test("Tab goes to the chosen one and skips the others", async () => {
  const screen = await render(
    <>
      <Payer start="bonus" />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("radio", { name: "Points" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Next" })).toHaveFocus();
});

test("a press chooses one; a disabled one does not react", async () => {
  const screen = await render(<Payer />);
  await userEvent.click(screen.getByText("Company"), { force: true });
  expect(screen.getByRole("radio", { checked: true }).elements()).toHaveLength(0);
  await userEvent.click(screen.getByText("Certificate"), { force: true });
  await expect.element(screen.getByRole("radio", { name: "Certificate" })).toBeChecked();
});

test("the error is read out with the group", async () => {
  const screen = await render(<Payer error="Choose who pays" />);
  const group = screen.getByRole("radiogroup");
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
  await expect.element(group).toHaveAccessibleDescription("Choose who pays");
});

test("a disabled group is skipped by Tab", async () => {
  const screen = await render(<Payer start="traveller" disabled />);
  await expect.element(screen.getByRole("radio", { name: "Passenger" })).toBeDisabled();
  await userEvent.tab();
  await expect.element(screen.getByRole("radio", { name: "Passenger" })).not.toHaveFocus();
});

test("at 320 px four choices take a second line and none overflows the track", async () => {
  await page.viewport(320, 600);
  const screen = await render(<Payer start="traveller" />);
  const labels = [...screen.container.querySelectorAll("label")];
  expect(new Set(labels.map((label) => label.getBoundingClientRect().top)).size).toBe(2);
  expect(labels.filter((label) => label.scrollWidth > label.clientWidth)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(320);
});
