import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { SlotField } from "#ui/slot-field.tsx";

const russian = "+7 (999) 999-99-99";

function Phone({ pattern = russian, start = "" }: { readonly pattern?: string; readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <SlotField label="Phone" pattern={pattern} value={value} onChange={setValue} />;
}

async function phone(props: { readonly pattern?: string; readonly start?: string } = {}) {
  const screen = await render(<Phone {...props} />);
  const field = screen.getByRole("textbox", { name: "Phone" });
  const input = field.element() as HTMLInputElement;
  const caret = (place: number) => {
    input.focus();
    input.setSelectionRange(place, place);
  };
  return { field, input, caret };
}

async function paste(text: string) {
  await navigator.clipboard.writeText(text);
  await userEvent.keyboard("{Control>}v{/Control}");
}

test("UIK-42: a slot takes only its kind of character", async () => {
  const { field } = await phone({ pattern: "+7 (999) a*" });
  await userEvent.click(field);
  await userEvent.keyboard("x9q16");
  await expect.element(field).toHaveValue("+7 (916) __");
  await userEvent.keyboard("5ж5");
  await expect.element(field).toHaveValue("+7 (916) ж5");
  await userEvent.keyboard("5z");
  await expect.element(field).toHaveValue("+7 (916) ж5");
});

test.each([
  [russian, "+79161234567", "+7 (916) 123-45-67"],
  [russian, "7916123456x7", "+7 (916) 123-45-67"],
  [russian, "91612345678", "+7 (916) 123-45-67"],
  ["+44 99 9999 9999", "+44 20 7946 0958", "+44 20 7946 0958"],
])(
  "UIK-42: %s: of %s, typed with the country in spite of the pattern, the number is kept",
  async (pattern, keys, text) => {
    const { field } = await phone({ pattern });
    await userEvent.click(field);
    await userEvent.keyboard(keys);
    await expect.element(field).toHaveValue(text);
  },
);

test("UIK-43: fixed characters stay, whatever is deleted", async () => {
  const { field } = await phone({ start: "+7 (916) 123-45-67" });
  await userEvent.click(field);
  await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
  await expect.element(field).toHaveValue("+7 (___) ___-__-__");
  await userEvent.keyboard("{Backspace}{Backspace}{Home}{Delete}");
  await expect.element(field).toHaveValue("+7 (___) ___-__-__");
  await userEvent.keyboard("{Control>}a{/Control}495");
  await expect.element(field).toHaveValue("+7 (495) ___-__-__");
});

test("UIK-43: backspace skips fixed characters to the digit before them", async () => {
  const { field } = await phone();
  await userEvent.click(field);
  await userEvent.keyboard("9161{Backspace}{Backspace}");
  await expect.element(field).toHaveValue("+7 (91_) ___-__-__");
  await userEvent.keyboard("7");
  await expect.element(field).toHaveValue("+7 (917) ___-__-__");
});

test("UIK-43: deleting a digit in the middle closes the gap, and it can be typed again", async () => {
  const { field, caret } = await phone({ start: "+7 (916) 123-45-67" });
  caret(6);
  await userEvent.keyboard("{Backspace}");
  await expect.element(field).toHaveValue("+7 (961) 234-56-7_");
  await userEvent.keyboard("1");
  await expect.element(field).toHaveValue("+7 (916) 123-45-67");
  await userEvent.keyboard("{Delete}");
  await expect.element(field).toHaveValue("+7 (911) 234-56-7_");
  await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}");
  await expect.element(field).toHaveValue("+7 (961) 234-56-7_");
});

test("UIK-43: a deletion leaves its slot empty when the following characters would not fit", async () => {
  const { field, caret } = await phone({ pattern: "+7 (999) a*", start: "+7 (916) ж5" });
  caret(5);
  await userEvent.keyboard("{Backspace}");
  await expect.element(field).toHaveValue("+7 (_16) ж5");
  await userEvent.keyboard("8");
  await expect.element(field).toHaveValue("+7 (816) ж5");
});

test("UIK-44: empty slots show the placeholder, from the start and while typing", async () => {
  const { field } = await phone();
  await expect.element(field).toHaveValue("+7 (___) ___-__-__");
  await userEvent.click(field);
  await userEvent.keyboard("91");
  await expect.element(field).toHaveValue("+7 (91_) ___-__-__");
});

test.each(["+7 916 123-45-67", "8-916-123-45-67", "8 (916) 123 45 67", "916.123.45.67", "tel:+79161234567"])(
  "UIK-42: %s can be pasted, also over another number",
  async (text) => {
    const { field, caret } = await phone({ start: "+7 (495) 000-00-0_" });
    caret(6);
    await paste(text);
    await expect.element(field).toHaveValue("+7 (916) 123-45-67");
  },
);

test("UIK-42: pasting the beginning of a number drops a repeated country code", async () => {
  const { field } = await phone();
  await userEvent.click(field);
  await paste("+7 916");
  await expect.element(field).toHaveValue("+7 (916) ___-__-__");
});

test("UIK-45: a tap puts the cursor into the first empty slot", async () => {
  const { field, input } = await phone({ start: "+7 (91_) ___-__-__" });
  await userEvent.click(field, { position: { x: 4, y: 10 } });
  expect([input.selectionStart, input.selectionEnd]).toEqual([6, 6]);
});

test("UIK-45: a long press, a drag and a triple press keep the cursor and the selection they made", async () => {
  const { field, input } = await phone({ start: "+7 (91_) ___-__-__" });
  await userEvent.click(field, { position: { x: 2, y: 10 }, delay: 350 });
  expect(input.selectionStart).toBeLessThan(2);
  await userEvent.dragAndDrop(field, field, { sourcePosition: { x: 40, y: 10 }, targetPosition: { x: 2, y: 10 } });
  expect(input.selectionStart).toBe(0);
  expect(input.selectionEnd).toBeGreaterThan(2);
  await userEvent.tripleClick(field);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 18]);
});
