import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Button } from "#ui/button.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";
import { TooLongContext } from "#ui/too-long.ts";

function Mail({ start = "", ...rest }: Partial<TextFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField label="E-mail" {...rest} value={value} onChange={setValue} />;
}

test("an error and a hint are both read with the field, and the typed text stays", async () => {
  const screen = await render(<Mail start="anna@" error="Complete the address" hint="The receipt goes there" />);
  const field = screen.getByRole("textbox", { name: "E-mail" });
  await expect.element(field).toHaveAccessibleDescription("Complete the address The receipt goes there");
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveValue("anna@");
});

test("a later error is announced, because its live region already exists", async () => {
  const screen = await render(<Mail />);
  const live = screen.container.querySelector("[aria-live=polite]");
  await screen.rerender(<Mail error="Complete the address" />);
  expect(live?.textContent).toBe("Complete the address");
});

test("a warning is read with the field without making it invalid, and an error comes first", async () => {
  const screen = await render(<Mail warning="No such flight" />);
  const field = screen.getByRole("textbox", { name: "E-mail" });
  await expect.element(field).toHaveAccessibleDescription("No such flight");
  await expect.element(field).toBeValid();
  await screen.rerender(<Mail warning="No such flight" error="Type a number" />);
  await expect.element(field).toHaveAccessibleDescription("Type a number");
});

test("B10: a field that may stay empty says so in its name, and is not required", async () => {
  const screen = await render(<Mail optional={<OptionalMark>optional</OptionalMark>} />);
  await expect.element(screen.getByRole("textbox", { name: "E-mail optional", exact: true })).not.toBeRequired();
  await screen.rerender(<Mail />);
  await expect.element(screen.getByRole("textbox", { name: "E-mail", exact: true })).toBeVisible();
});

test("a required field says so, and a press on its label or its edge focuses it", async () => {
  const screen = await render(<Mail required hint="The voucher goes there" />);
  const field = screen.getByRole("textbox", { name: "E-mail" });
  await expect.element(field).toBeRequired();
  await userEvent.click(screen.getByText("E-mail"));
  await expect.element(field).toHaveFocus();
});

test("the clear button empties the field, focuses it and disappears", async () => {
  const screen = await render(<Mail start="anna@" clearLabel="Clear" />);
  const field = screen.getByRole("textbox", { name: "E-mail" });
  const clear = screen.getByRole("button", { name: "Clear" });
  await userEvent.click(field);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
});

test("a read-only or disabled field cannot be cleared", async () => {
  const screen = await render(<Mail start="anna@" clearLabel="Clear" readOnly />);
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
  await screen.rerender(<Mail start="anna@" clearLabel="Clear" disabled />);
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

test("the type and the phone keyboard's enter key reach the native input", async () => {
  const onKeyDown = vi.fn();
  const screen = await render(<Mail type="search" enterKeyHint="search" onKeyDown={onKeyDown} />);
  const field = screen.getByRole("searchbox", { name: "E-mail" });
  await userEvent.click(field);
  await userEvent.keyboard("abcd");
  await expect.element(field).toHaveValue("abcd");
  await expect.element(field).toHaveAttribute("enterkeyhint", "search");
  expect(onKeyDown).toHaveBeenCalledTimes(4);
});

test("a form with a text that is too long is not sent: the press leads to the field", async () => {
  const send = vi.fn();
  const words = (text: string, most: number) => (text.length > most ? `${most} fit` : undefined);
  const screen = await render(
    <TooLongContext value={words}>
      <form onSubmit={(event) => (event.preventDefault(), send())}>
        <Mail most={5} />
        <Button type="submit">Send</Button>
        <Button look="link" onClick={send}>
          Leave
        </Button>
      </form>
    </TooLongContext>,
  );
  const field = screen.getByRole("textbox", { name: "E-mail" });
  await userEvent.fill(field, "123456");
  await screen.getByRole("button", { name: "Send" }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(send).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Leave" }).click();
  expect(send).toHaveBeenCalledTimes(1);
  await userEvent.fill(field, "12345");
  await screen.getByRole("button", { name: "Send" }).click();
  expect(send).toHaveBeenCalledTimes(2);
});
