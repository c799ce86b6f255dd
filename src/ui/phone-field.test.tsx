import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { PhoneField } from "#ui/phone-field.tsx";

function Phone({ start = "" }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <PhoneField label="Phone" value={value} onChange={setValue} maxLength={30} />;
}

test("a phone number is kept as typed, and letters are not entered", async () => {
  const screen = await render(<Phone />);
  const field = screen.getByRole("textbox", { name: "Phone" });
  await userEvent.click(field);
  await userEvent.keyboard("+4a4 (ж20) 79-46 +09");
  await expect.element(field).toHaveValue("+44 (20) 79-46 09");
});

test("a pasted number loses invalid characters, even in the middle, and the cursor stays after it", async () => {
  const screen = await render(<Phone start="+7 67" />);
  const field = screen.getByRole("textbox", { name: "Phone" });
  await userEvent.click(field);
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}");
  await navigator.clipboard.writeText("tel: 916.12 3");
  await userEvent.keyboard("{Control>}v{/Control}{Backspace}45");
  await expect.element(field).toHaveValue("+7 91612 4567");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(field).toHaveValue("+7 91612 467");
});
