import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { TableCell, TableRow } from "#ui/table-row.tsx";
import { Table } from "#ui/table.tsx";

const NAMES = ["Ann", "Ben", "Cleo"];

function Names({ onOpen, onSort }: { readonly onOpen: () => void; readonly onSort: () => void }) {
  const [stop, setStop] = useState(0);
  const [follows, setFollows] = useState(false);
  return (
    <Table
      label="Names"
      columns={[
        { key: "name", label: "Name", sorted: "descending", onSort },
        { key: "sum", label: "Sum", onSort },
        { key: "note", label: "Note" },
      ]}
      widths="1fr 1fr 1fr"
      count={100_000}
      stop={stop}
      follows={follows}
      onWalk={(by) => {
        setFollows(true);
        setStop(stop + by);
      }}
    >
      <div role="rowgroup">
        {NAMES.map((name, at) => (
          <TableRow key={name} index={at + 2} isStop={at === stop} onFocus={() => setStop(at)} onOpen={onOpen}>
            <TableCell changed={name === "Ben" ? "changed" : undefined}>{name}</TableCell>
            <TableCell atEnd>1</TableCell>
            <TableCell>{null}</TableCell>
          </TableRow>
        ))}
      </div>
    </Table>
  );
}

test("OPR-17: a table says how many rows it has, which each is and how it is sorted; a press on a column's name sorts", async () => {
  const onSort = vi.fn();
  const screen = await render(<Names onOpen={() => undefined} onSort={onSort} />);
  await expect.element(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "100001");
  const heads = screen.getByRole("columnheader").elements();
  expect(heads.map((head) => head.getAttribute("aria-sort"))).toEqual(["descending", "none", null]);
  expect(screen.getByRole("row", { name: /^Ben/ }).element().getAttribute("aria-rowindex")).toBe("3");
  await expect.element(screen.getByText("changed", { exact: true })).toBeInTheDocument();
  await screen.getByRole("button", { name: "Sum" }).click();
  expect(onSort).toHaveBeenCalledOnce();
});

test("OPR-17: one row is a stop of the Tab key, the arrows walk on from it with the focus, and Enter opens it", async () => {
  const onOpen = vi.fn();
  const screen = await render(<Names onOpen={onOpen} onSort={() => undefined} />);
  const row = (name: "Ben" | "Cleo") => screen.getByRole("row", { name: new RegExp(`^${name}`) });
  await userEvent.click(row("Ben"));
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(row("Cleo")).toHaveFocus();
  expect(screen.container.querySelectorAll('[data-row][tabindex="0"]').length).toBe(1);
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  await expect.element(row("Cleo")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledOnce();
});
