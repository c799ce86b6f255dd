import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { SignField } from "#ui/sign-field.tsx";

const size = { width: "384px", height: "135px", containerType: "inline-size" } as const;

function Sign({ start = "", width = size.width }: { readonly start?: string; readonly width?: string }) {
  const [name, setName] = useState(start);
  return (
    <div style={{ ...size, width }}>
      <SignField label="Your name" placeholder="Name" value={name} onChange={setName} most={60} />
    </div>
  );
}

const lineHeight = (input: HTMLElement) => Number.parseFloat(getComputedStyle(input).lineHeight);

test("SCR-01: a name shrinks until it fits on the sign in one line, and a very long one takes two", async () => {
  const names = ["Ли", "Анна Петрова", "Екатерина Щербакова", "Максимилиан Шварценеггер", "WWW MMM ЩЩЩ ЖЖЖ"];
  const sizes: number[] = [];
  for (const name of names) {
    const screen = await render(<Sign start={name} />);
    const input = screen.getByRole("textbox", { name: "Your name" }).element() as HTMLTextAreaElement;
    expect([name, input.scrollWidth <= input.clientWidth, input.clientHeight < 1.5 * lineHeight(input)]).toEqual([
      name,
      true,
      true,
    ]);
    sizes.push(Number.parseFloat(getComputedStyle(input).fontSize));
    await screen.unmount();
  }
  expect(sizes[0]).toBeGreaterThan(44);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  const long = await render(<Sign start={"Константин Константинопольский и Екатерина Воскресенская и ко"} />);
  const input = long.getByRole("textbox").element() as HTMLTextAreaElement;
  expect(input.scrollHeight).toBeLessThanOrEqual(input.clientHeight + 1);
  const sign = input.closest("label")?.getBoundingClientRect();
  expect(input.getBoundingClientRect().height).toBeLessThan(sign?.height ?? 0);
  expect(input.clientHeight).toBeGreaterThan(1.5 * lineHeight(input));
});

test("the whole sign takes the press, Enter writes nothing, and pasted lines become one", async () => {
  const screen = await render(<Sign />);
  const input = screen.getByRole("textbox", { name: "Your name" });
  await userEvent.click(input.element().closest("label") as Element, { position: { x: 12, y: 12 } });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard("Anna{Enter}");
  await expect.element(input).toHaveValue("Anna");
  await userEvent.fill(input, "Anna\n Petrova");
  await expect.element(input).toHaveValue("Anna Petrova");
});

test("what was written before the code came is kept", async () => {
  const { renderToString } = await import("react-dom/server");
  const host = document.createElement("div");
  document.body.append(host);
  host.innerHTML = renderToString(<Sign />);
  const input = host.querySelector("textarea") as HTMLTextAreaElement;
  input.value = "Anna";
  const { hydrateRoot } = await import("react-dom/client");
  const root = hydrateRoot(host, <Sign />);
  await expect.poll(() => host.querySelector("[data-text]")?.getAttribute("data-text")).toBe("Anna");
  expect(input.value).toBe("Anna");
  root.unmount();
  host.remove();
});
