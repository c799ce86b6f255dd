import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { ColourPicker } from "#ui/colour-picker.tsx";
import { COLOUR_WORDS } from "#ui/gallery/colour-words.ts";

const words = COLOUR_WORDS.en;
const presets = [
  { colour: "#00AD5A", label: "Green" },
  { colour: "#0A7CFF", label: "Blue" },
  { colour: "#212529", label: "Graphite" },
];

async function show(start = "#00AD5A") {
  const onChange = vi.fn();
  function Picker() {
    const [value, setValue] = useState(start);
    onChange.mockImplementation(setValue);
    return <ColourPicker label="Accent" value={value} onChange={onChange} presets={presets} words={words} />;
  }
  const screen = await render(<Picker />);
  return { screen, onChange, field: screen.getByRole("textbox", { name: "Accent" }) };
}

test("LAY-02: six typed digits make a colour, the hash appears by itself and letters become capitals", async () => {
  const { field, onChange } = await show();
  await userEvent.click(field);
  await userEvent.keyboard("{Control>}a{/Control}d6z3 36c");
  await expect.element(field).toHaveValue("#D6336C");
  expect(onChange.mock.calls).toEqual([["#D6336C"]]);
});

test.each(["0a7cff", "#0A7CFF", " #0a7cff ", "rgb(10, 124, 255)", "rgba(10 124 255 / 50%);"])(
  "LAY-02: the pasted colour %j replaces what was there",
  async (pasted) => {
    const { field } = await show();
    await userEvent.click(field);
    await navigator.clipboard.writeText(pasted);
    await userEvent.paste();
    await expect.element(field).toHaveValue("#0A7CFF");
  },
);

test("three digits are doubled, but only when the field loses focus", async () => {
  const { field, onChange } = await show();
  await userEvent.click(field);
  await userEvent.keyboard("{Control>}a{/Control}0af");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(field).toHaveValue("#00AAFF");
  expect(onChange.mock.calls).toEqual([["#00AAFF"]]);
});

test("an invalid text is kept, marked as wrong, and changes nothing", async () => {
  const { field, onChange } = await show();
  await userEvent.click(field);
  await userEvent.keyboard("{Control>}a{/Control}12");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  await expect.element(field).toHaveValue("#12");
  await expect.element(field).toHaveAccessibleDescription(words.wrong);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(field);
  await userEvent.keyboard("{End}3456");
  await expect.element(field).toHaveValue("#123456");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
});

test("OPN-111: presets are one choice for arrow keys, each with its name", async () => {
  const { screen, field } = await show();
  const group = screen.getByRole("radiogroup", { name: "Accent: presets" });
  await expect.element(group.getByRole("radio", { name: "Green" })).toBeChecked();
  group.getByRole("radio", { name: "Green" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(group.getByRole("radio", { name: "Blue" })).toBeChecked();
  await expect.element(field).toHaveValue("#0A7CFF");
  await userEvent.click(group.getByRole("radio", { name: "Graphite" }));
  await expect.element(field).toHaveValue("#212529");
});

test("the mixer opens by key on its first slider, mixes by arrows, and Escape returns the focus", async () => {
  const { screen, field } = await show("#FF0000");
  const opener = screen.getByRole("button", { name: "Mix a colour: Accent" });
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByRole("slider", { name: "Hue" })).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(field).toHaveValue("#FF0000");
  await expect.element(screen.getByRole("slider", { name: "Hue" })).toHaveAttribute("aria-valuetext", "360°");
  await userEvent.keyboard("{Tab}{ArrowLeft}{Tab}{Home}");
  await expect.element(field).toHaveValue("#000000");
  await expect.element(screen.getByRole("slider", { name: "Saturation" })).toHaveAttribute("aria-valuetext", "99%");
  await userEvent.keyboard("{End}{Escape}");
  await expect.element(field).toHaveValue("#FF0303");
  await expect.element(opener).toHaveFocus();
  expect(screen.getByRole("dialog").elements()).toEqual([]);
});

test("a drag in the mixer's field changes saturation and brightness, and stops at its edges", async () => {
  const { screen, field } = await show("#0000FF");
  await userEvent.click(screen.getByRole("button", { name: "Mix a colour: Accent" }));
  const plane = screen.getByRole("dialog").element().querySelector("[aria-hidden]");
  if (plane === null) throw new Error("The mixer has no field");
  const { left, top, width, height } = plane.getBoundingClientRect();
  const at = (x: number, y: number, type: string) =>
    plane.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        buttons: 1,
        pointerId: 1,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
  vi.spyOn(plane as HTMLElement, "setPointerCapture").mockImplementation(() => undefined);
  at(0.5, 0.5, "pointerdown");
  await expect.element(field).toHaveValue("#404080");
  at(2, -1, "pointermove");
  await expect.element(field).toHaveValue("#0000FF");
});
