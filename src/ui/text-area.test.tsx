import { useState, type ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { TextArea } from "#ui/text-area.tsx";
import { TooLongContext } from "#ui/too-long.ts";

type Limits = Pick<ComponentProps<typeof TextArea>, "minRows" | "maxRows" | "most">;

function Note({ start = "", ...limits }: Limits & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <TextArea label="Note" {...limits} value={value} onChange={setValue} />;
}

const rowsOf = (area: Element) => area.clientHeight / 24;
const lines = (count: number) => Array.from({ length: count }, () => "line").join("\n");

test("UIK-40: a text longer than fits is kept whole, and the field says by how much", async () => {
  const screen = await render(
    <TooLongContext value={(text, most) => (text.length > most ? `${most} fit, you have ${text.length}` : undefined)}>
      <Note most={10} />
    </TooLongContext>,
  );
  const area = screen.getByRole("textbox", { name: "Note" });
  await userEvent.fill(area, "01234567890");
  await expect.element(area).toHaveValue("01234567890");
  await expect.element(area).toHaveAccessibleDescription("10 fit, you have 11");
  await expect.element(area).toBeInvalid();
  await userEvent.fill(area, "0123456789");
  await expect.element(area).toBeValid();
});

test("UIK-40: without a maximum length there is no limit", async () => {
  const screen = await render(<Note start={"word ".repeat(2000)} />);
  const area = screen.getByRole("textbox", { name: "Note" });
  await userEvent.click(area);
  await userEvent.keyboard("{Control>}{End}{/Control}x");
  await expect.element(area).toHaveValue(`${"word ".repeat(2000)}x`);
});

test("UIK-41: the height grows with the text from 2 to 6 rows, then the text scrolls", async () => {
  const screen = await render(<Note minRows={2} maxRows={6} />);
  const area = screen.getByRole("textbox", { name: "Note" });
  const seen = [rowsOf(area.element())];
  for (const count of [1, 2, 3, 6, 9]) {
    await userEvent.fill(area, lines(count));
    seen.push(rowsOf(area.element()));
  }
  expect(seen).toEqual([2, 2, 2, 3, 6, 6]);
  expect(area.element().scrollHeight).toBe(9 * 24);
});

test("UIK-41: the height shrinks again, and counts a new empty line and wrapped lines", async () => {
  const screen = await render(<Note minRows={1} start={lines(4)} />);
  const area = screen.getByRole("textbox", { name: "Note" });
  expect(rowsOf(area.element())).toBe(4);
  await userEvent.fill(area, "line");
  expect(rowsOf(area.element())).toBe(1);
  await userEvent.keyboard("{End}{Enter}");
  expect(rowsOf(area.element())).toBe(2);
  await userEvent.fill(area, "longword".repeat(60));
  expect(rowsOf(area.element())).toBeGreaterThan(2);
  expect(area.element().scrollHeight).toBe(area.element().clientHeight);
});

test("UIK-41: the height is right in the server's page, before any script and without inline styles", async () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Note start={lines(4)} />) + renderToString(<Note start={lines(9)} maxRows={5} />);
  document.body.append(page);
  expect(page.innerHTML).not.toContain("style=");
  expect([...page.querySelectorAll("textarea")].map(rowsOf)).toEqual([4, 5]);
  page.remove();
});
