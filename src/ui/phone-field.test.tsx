import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { PhoneField } from "#ui/phone-field.tsx";

/** Puts a gap after every third sign. */
const inThrees = (text: string) => text.replaceAll(" ", "").replace(/(.{3})(?=.)/g, "$1 ");

function Phone({ start = "" }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <PhoneField label="Phone" value={value} onChange={setValue} most={30} group={inThrees} />;
}

test("VAL-12: nothing typed into a phone is dropped; gaps come while it grows at its end", async () => {
  const screen = await render(<Phone />);
  const field = screen.getByRole("textbox", { name: "Phone" });
  await userEvent.click(field);
  await userEvent.keyboard("7913ж1");
  await expect.element(field).toHaveValue("791 3ж1");
  await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}2");
  await expect.element(field).toHaveValue("791 2");
});

test("a paste and a change in the middle stay as they are, with the cursor after them", async () => {
  const screen = await render(<Phone start="+7 67" />);
  const field = screen.getByRole("textbox", { name: "Phone" });
  await userEvent.click(field);
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}");
  await navigator.clipboard.writeText("(916) 12–3");
  await userEvent.keyboard("{Control>}v{/Control}{Backspace}45");
  await expect.element(field).toHaveValue("+7 (916) 12–4567");
});
