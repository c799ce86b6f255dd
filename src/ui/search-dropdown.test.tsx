import { useState, type ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { ListOption } from "#ui/option-row.tsx";
import { SearchDropdown } from "#ui/search-dropdown.tsx";

const centres: readonly ListOption[] = Array.from({ length: 34 }, (_, index) => ({
  key: String(index + 1),
  primary: `Centre ${index + 1}`,
}));

type Props = Partial<ComponentProps<typeof SearchDropdown>>;

/** Pages of ten, each loaded as soon as it is requested. */
function Centres(props: Props) {
  const [value, setValue] = useState<ListOption | null>(props.value ?? null);
  const [text, setText] = useState("");
  const [pages, setPages] = useState(1);
  const found = centres.filter(({ primary }) => primary.includes(text));
  const options = found.slice(0, pages * 10);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <SearchDropdown
        label="Cost centre"
        clearLabel="Clear"
        openLabel="Show the list"
        options={options}
        count={found.length}
        hasMore={options.length < found.length}
        loadingMore={false}
        loadingText="Loading"
        emptyText="No such centre"
        resultsText={`${options.length} of ${found.length}`}
        onMore={() => setPages(pages + 1)}
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
        onSearch={(next) => {
          setText(next);
          setPages(1);
          props.onSearch?.(next);
        }}
      />
      <button type="submit">Next</button>
    </form>
  );
}

const field = () => page.getByRole("combobox", { name: "Cost centre" });
const options = () => page.getByRole("option");
const highlighted = () => {
  const id = field().element().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.getAttribute("aria-label");
};
const opened = async (props: Props = {}) => {
  const screen = await render(<Centres {...props} />);
  await userEvent.click(field());
  return screen;
};

test("BKF-11, ROL-25: opens on the first ten, announces the total, and each row its position", async () => {
  await opened();
  await expect.element(options()).toHaveLength(10);
  await expect.element(page.getByRole("status")).toHaveTextContent("10 of 34");
  const third = page.getByRole("option", { name: "Centre 3", exact: true });
  await expect.element(third).toHaveAttribute("aria-posinset", "3");
  await expect.element(third).toHaveAttribute("aria-setsize", "34");
});

test("ROL-25, ROL-28: scrolling to the end loads page after page until all are there", async () => {
  const onSearch = vi.fn<(text: string) => void>();
  await opened({ onSearch });
  for (const count of [20, 30, 34]) {
    const list = page.getByRole("listbox").element();
    list.scrollTop = list.scrollHeight;
    await expect.element(options()).toHaveLength(count);
  }
  expect(onSearch).not.toHaveBeenCalled();
});

test("ROL-25: the down arrow on the last row loads the next page and the highlight stays", async () => {
  await opened();
  await userEvent.keyboard("{ArrowDown}{End}");
  await expect.element(options()).toHaveLength(20);
  expect(highlighted()).toBe("Centre 10");
  await userEvent.keyboard("{ArrowDown}");
  expect(highlighted()).toBe("Centre 11");
});

test("while a page is loading the highlight waits on the last row and no second page is requested", async () => {
  const onMore = vi.fn<() => void>();
  await opened({ loadingMore: true, onMore });
  await userEvent.keyboard("{ArrowUp}{ArrowDown}");
  expect(highlighted()).toBe("Centre 10");
  expect(onMore).not.toHaveBeenCalled();
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
});

test("ROL-27: typing searches, and the choice is shown by its name", async () => {
  const onSearch = vi.fn<(text: string) => void>();
  await opened({ onSearch });
  await userEvent.keyboard("3");
  expect(onSearch).toHaveBeenLastCalledWith("3");
  await expect.element(options()).toHaveLength(8);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(field()).toHaveValue("Centre 13");
  expect(onSearch).toHaveBeenLastCalledWith("");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(options()).toHaveLength(10);
});

test("the chosen row is marked, and the arrows start from it", async () => {
  await opened({ value: centres[4] ?? null });
  await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("Centre 5");
  await userEvent.keyboard("{ArrowDown}");
  expect(highlighted()).toBe("Centre 5");
});

test.each(["{Escape}", "{Tab}"])("%s gives the chosen name back when another was only looked for", async (key) => {
  const onChange = vi.fn<(value: ListOption | null) => void>();
  await opened({ value: centres[4] ?? null, onChange });
  await userEvent.keyboard("zz");
  await expect.element(field()).toHaveValue("zz");
  await userEvent.keyboard(key);
  await expect.element(field()).toHaveValue("Centre 5");
  expect(onChange).not.toHaveBeenCalled();
});

test("a fully typed name counts, on Enter and on leaving; Enter during a search sends no form", async () => {
  const sent = vi.fn<() => void>();
  document.addEventListener("submit", sent);
  await opened();
  await userEvent.keyboard("centre{Enter}");
  await expect.element(page.getByText("No such centre").first()).toBeVisible();
  await userEvent.clear(field());
  await userEvent.keyboard("Centre 21{Enter}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.keyboard("Centre 7{Tab}");
  await expect.element(field()).toHaveValue("Centre 7");
  expect(sent).not.toHaveBeenCalled();
  document.removeEventListener("submit", sent);
});

test("the clear button and an emptied text both clear the choice", async () => {
  const onChange = vi.fn<(value: ListOption | null) => void>();
  await opened({ value: centres[4] ?? null, onChange });
  await userEvent.click(page.getByRole("button", { name: "Clear" }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(field()).toHaveValue("");
  await expect.element(field()).toHaveFocus();
  await userEvent.click(page.getByRole("option", { name: "Centre 2", exact: true }));
  await expect.element(field()).toHaveValue("Centre 2");
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(field()).toHaveValue("");
});

test("the button with the arrow opens the list and closes it again", async () => {
  await render(<Centres />);
  const opener = page.getByRole("button", { name: "Show the list" });
  await userEvent.click(opener);
  await expect.element(page.getByRole("listbox")).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await userEvent.click(opener);
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("a failed page keeps the rows before it, and Tab leads to a button that tries again", async () => {
  const onRetry = vi.fn<() => void>();
  const onMore = vi.fn<() => void>();
  await opened({ onMore, failure: { text: "The list did not load", retryLabel: "Try again", onRetry } });
  await expect.element(options()).toHaveLength(10);
  const list = page.getByRole("listbox").element();
  list.scrollTop = list.scrollHeight;
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Try again" })).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onMore).not.toHaveBeenCalled();
  await expect.element(field()).toHaveFocus();
});

test("VAL-21: the field says that it is required, invalid or disabled", async () => {
  const { rerender } = await render(<Centres required error="Choose a cost centre" />);
  await expect.element(field()).toBeRequired();
  await expect.element(field()).toBeInvalid();
  await expect.element(field()).toHaveAccessibleDescription("Choose a cost centre");
  await rerender(<Centres disabled />);
  await expect.element(field()).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Show the list" })).toBeDisabled();
});
