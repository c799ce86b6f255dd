import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { CommandBox } from "#ui/command-box.tsx";

const LINES = Array.from({ length: 40 }, (_, at) => ({ key: `line ${at}`, text: `Ride ${at}` }));

function Box({ first, onPick }: { readonly first?: string; readonly onPick: (key: string) => void }) {
  const [text, setText] = useState("");
  return (
    <CommandBox
      title="Find"
      closeLabel="Close"
      label="Number or name"
      text={text}
      onTextChange={setText}
      status="40 found"
      groups={[{ key: "rides", label: "Rides", lines: LINES }]}
      first={first}
      onPick={onPick}
      hints={[]}
      onClose={() => undefined}
    />
  );
}

test("OPS-07: what is typed is marked in the lines, and the line that the arrows reach is brought into sight", async () => {
  const onPick = vi.fn();
  const screen = await render(<Box first="line 0" onPick={onPick} />);
  await expect.element(screen.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("ride 3");
  await expect.element(screen.getByText("Ride 3", { exact: true }).first()).toBeVisible();
  expect(screen.container.querySelectorAll("mark").length).toBe(11);
  await userEvent.keyboard("{ArrowDown>30/}");
  const chosen = screen.getByRole("option", { selected: true });
  await expect.element(chosen).toHaveTextContent("Ride 30");
  const { bottom } = chosen.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  await userEvent.keyboard("{Enter}");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("line 30");
});

test("OPS-07: where nothing is chosen by itself, Enter does nothing before somebody has walked to a line", async () => {
  const onPick = vi.fn();
  const screen = await render(<Box onPick={onPick} />);
  await expect.element(screen.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("line 0");
});
