import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { FilterBar } from "#ui/filter-bar.tsx";

test("OPS-04: a filter that counts is a chip that a press drops, and the field asks once, for what was typed without the blanks around it", async () => {
  const heard = { onDrop: vi.fn(), onAsk: vi.fn() };
  const screen = await render(
    <FilterBar
      label="Filter"
      isOpen={false}
      onOpen={() => undefined}
      panel={null}
      chips={[{ key: "state", name: "State", value: "new", dropLabel: "Drop the filter State: new" }]}
      onDrop={heard.onDrop}
      field={{ label: "Place", value: "", most: 100, onAsk: heard.onAsk }}
      count="48 of 214"
    />,
  );
  await screen.getByRole("button", { name: "Drop the filter State: new" }).click();
  expect(heard.onDrop).toHaveBeenCalledExactlyOnceWith("state");
  const field = screen.getByRole("searchbox", { name: "Place" });
  await field.fill("  Galata ");
  await userEvent.keyboard("{Enter}{Tab}");
  expect(heard.onAsk).toHaveBeenCalledExactlyOnceWith("Galata");
});
