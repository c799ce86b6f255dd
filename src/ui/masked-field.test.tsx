import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { digitsAndDashesMask } from "#ui/digits-and-dashes-mask.ts";
import { MaskedField } from "#ui/masked-field.tsx";

function Seats() {
  const [value, setValue] = useState("");
  return <MaskedField label="Seats" mask={digitsAndDashesMask} value={value} onChange={setValue} />;
}

test("UIK-38: digits, the hyphen and both dashes are entered, a letter is not", async () => {
  const screen = await render(<Seats />);
  const field = screen.getByRole("textbox", { name: "Seats" });
  await userEvent.click(field);
  await userEvent.keyboard("a1-2–3—4 .я5");
  await expect.element(field).toHaveValue("1-2–3—45");
});

test("UIK-39: pasted text loses other characters, even in the middle", async () => {
  const screen = await render(<Seats />);
  const field = screen.getByRole("textbox", { name: "Seats" });
  await userEvent.click(field);
  await navigator.clipboard.writeText("12ab-3");
  await userEvent.keyboard("{Control>}v{/Control}");
  await expect.element(field).toHaveValue("12-3");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{Control>}v{/Control}5");
  await expect.element(field).toHaveValue("1212-35-3");
});
