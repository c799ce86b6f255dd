import { useState, type ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { mountInShadow } from "#ui/mount-in-shadow.ts";
import { Select } from "#ui/select.tsx";

const options = [
  { value: "kazansky", label: "Kazansky", group: "Moscow" },
  { value: "kievsky", label: "Kievsky", group: "Moscow", disabled: true },
  { value: "leningradsky", label: "Leningradsky", group: "Moscow" },
  { value: "ladozhsky", label: "Ladozhsky", group: "Saint Petersburg" },
];

type Props = Partial<ComponentProps<typeof Select>>;

function Station(props: Props) {
  const [value, setValue] = useState(props.value ?? "");
  return <Select label="Station" placeholder="Any" options={options} {...props} value={value} onChange={setValue} />;
}

const field = () => page.getByRole("combobox", { name: "Station" });
const chosen = () => (field().element() as HTMLSelectElement).selectedOptions[0]?.label;

test("a letter chooses without opening, and skips disabled options", async () => {
  await render(<Station />);
  field().element().focus();
  await userEvent.keyboard("l");
  await vi.waitFor(() => expect(chosen()).toBe("Leningradsky"));
  await userEvent.keyboard("a");
  await vi.waitFor(() => expect(chosen()).toBe("Ladozhsky"));
});

test("the arrows open the list and skip disabled options, Enter chooses, Escape leaves it", async () => {
  await render(<Station value="kazansky" />);
  field().element().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await vi.waitFor(() => expect(chosen()).toBe("Leningradsky"));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Escape}");
  expect(chosen()).toBe("Leningradsky");
  await expect.element(field()).toHaveFocus();
});

test("a press anywhere in the box opens it, and a press on a row chooses", async () => {
  await render(<Station />);
  await userEvent.click(page.getByText("Station"), { force: true });
  await userEvent.click(page.getByRole("option", { name: "Ladozhsky" }));
  await vi.waitFor(() => expect(chosen()).toBe("Ladozhsky"));
});

test("rows are in named groups; a required field has no empty option", async () => {
  const { rerender } = await render(<Station />);
  await userEvent.click(field());
  await expect.element(page.getByRole("group").first()).toHaveAttribute("label", "Moscow");
  await userEvent.keyboard("{Escape}");
  const offered = () => [...field().element().querySelectorAll("option:not([hidden])")].map((row) => row.textContent);
  expect(offered()).toEqual(["Any", "Kazansky", "Kievsky", "Leningradsky", "Ladozhsky"]);
  await rerender(<Station required />);
  expect(offered()).toEqual(["Kazansky", "Kievsky", "Leningradsky", "Ladozhsky"]);
  expect(chosen()).toBe("Any");
});

test("an error, a warning and a hint are read with the field; a disabled one cannot be focused", async () => {
  const { rerender } = await render(<Station error="Choose a station" hint="Where you arrive" required />);
  await expect.element(field()).toBeInvalid();
  await expect.element(field()).toBeRequired();
  await expect.element(field()).toHaveAccessibleDescription("Choose a station Where you arrive");
  await rerender(<Station warning="Far from the centre" />);
  await expect.element(field()).toHaveAccessibleDescription("Far from the centre");
  await rerender(<Station disabled />);
  await userEvent.tab();
  await expect.element(field()).not.toHaveFocus();
});

test("in a shadow root it opens and chooses as on a page", async () => {
  const host = document.createElement("div");
  document.body.append(host);
  await render(<Station />, { container: mountInShadow(host, "") });
  field().element().focus();
  await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
  await vi.waitFor(() => expect(chosen()).toBe("Kazansky"));
  host.remove();
});
