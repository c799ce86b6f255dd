import { useState, type ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Combobox } from "#ui/combobox.tsx";
import { mountInShadow } from "#ui/mount-in-shadow.ts";
import type { ListOption } from "#ui/option-row.tsx";
import { SETTLE_DELAY } from "#ui/use-settled.ts";

const airport = (primary: string, code: string) => ({ key: code, primary, code, kind: "airport", group: "Airports" });
const places: readonly ListOption[] = [
  { ...airport("Шереметьево", "SVO"), secondary: "Москва, Россия" },
  airport("Внуково", "VKO"),
  { key: "metropol", primary: "Отель «Метрополь»", group: "Отели" },
];

type Props = Partial<ComponentProps<typeof Combobox>>;

function Place(props: Props) {
  const [chosen, setChosen] = useState<ListOption>();
  const [text, setText] = useState(props.text ?? "");
  return (
    <Combobox
      label="From"
      clearLabel="Clear"
      options={places}
      resultsText="3 places found"
      emptyText="Nothing found"
      detail={chosen?.secondary}
      code={chosen?.code}
      {...props}
      text={text}
      onTextChange={(next) => {
        setChosen(undefined);
        setText(next);
        props.onTextChange?.(next);
      }}
      onPick={(place) => {
        setChosen(place);
        setText(place.primary);
      }}
    />
  );
}

const field = () => page.getByRole("combobox", { name: "From" });
const list = () => page.getByRole("listbox", { name: "From" });
/** What a screen reader reads for the highlighted row. */
const highlighted = () => {
  const id = field().element().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.getAttribute("aria-label");
};

const shown = async (props: Props = {}) => {
  await render(<Place {...props} />);
  await userEvent.click(field());
};

test("a list names the source of its options, on a link that leaves the field and its list as they are", async () => {
  const credits = [{ text: "© Maps", url: "https://maps.example/copyright" }, { text: "Towns" }];
  await shown({ text: "Ше", credits });
  const link = page.getByRole("link", { name: "© Maps" });
  await expect.element(link).toHaveAttribute("href", "https://maps.example/copyright");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(page.getByText("· Towns")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(link).not.toBeInTheDocument();
});

test("a list without options names no source", async () => {
  await shown({ text: "Ше", options: [], credits: [{ text: "© Maps" }] });
  await expect.element(page.getByText("Nothing found").first()).toBeVisible();
  await expect.element(page.getByText("© Maps")).not.toBeInTheDocument();
});

afterEach(() => {
  vi.useRealTimers();
});

test("PLC-01: typing opens a list under the field, with nothing highlighted yet", async () => {
  await render(<Place />);
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
  await userEvent.type(field(), "ш");
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
  await expect.element(list()).toBeVisible();
  expect(highlighted()).toBeNull();
  expect(list().element().getBoundingClientRect().top).toBeGreaterThan(
    field().element().getBoundingClientRect().bottom,
  );
});

test("OPN-008: arrows move the highlight around the list, Home and End to its ends, and Enter chooses", async () => {
  await shown();
  await userEvent.keyboard("{ArrowDown}");
  expect(highlighted()).toMatch(/^Шереметьево/);
  await userEvent.keyboard("{ArrowUp}");
  expect(highlighted()).toMatch(/^Отель/);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(highlighted()).toMatch(/^Внуково/);
  await userEvent.keyboard("{End}");
  expect(highlighted()).toMatch(/^Отель/);
  await userEvent.keyboard("{Home}{Enter}");
  await expect.element(field()).toHaveValue("Шереметьево");
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
});

test("OPN-008: Escape closes the list and leaves the text; only then does the field let Escape through", async () => {
  const outside = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener("keydown", outside);
  await shown({ text: "ше" });
  await userEvent.keyboard("{ArrowDown}{Escape}");
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue("ше");
  expect(outside.mock.calls.filter(([{ key }]) => key === "Escape")).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(outside.mock.calls.filter(([{ key }]) => key === "Escape")).toHaveLength(1);
  document.removeEventListener("keydown", outside);
});

test("Alt and the arrows open and close the list alone, and Tab closes it and goes on", async () => {
  await render(
    <>
      <Place />
      <button type="button">Next</button>
    </>,
  );
  field().element().focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.element(list()).toBeVisible();
  expect(highlighted()).toBeNull();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{Tab}");
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
});

test("the left and right arrows and typing return the keys to the text", async () => {
  await shown({ text: "шер" });
  await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
  expect(highlighted()).toBeNull();
  await userEvent.keyboard("{ArrowDown}х");
  expect(highlighted()).toBeNull();
  await expect.element(field()).toHaveValue("шехр");
});

test("OPN-008, PLC-22: Enter with nothing highlighted is reported to the page", async () => {
  const onEnter = vi.fn<() => void>();
  await shown({ text: "zzz", options: [], onEnterWithoutSelection: onEnter });
  await userEvent.keyboard("{Enter}");
  expect(onEnter).toHaveBeenCalledOnce();
});

test("PLC-19: a row is read out in full: name, location, code and kind, under the heading of its group", async () => {
  await shown({ text: "шер" });
  const airports = page.getByRole("group", { name: "Airports" });
  await expect
    .element(airports.getByRole("option", { name: "Шереметьево, Москва, Россия, SVO, airport", exact: true }))
    .toBeVisible();
  await expect.element(airports.getByText("Шер", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Отели" }).getByRole("option")).toHaveLength(1);
});

test("PLC-07: the choice shows its detail and code, and they are read out with it", async () => {
  await shown();
  await userEvent.click(page.getByRole("option", { name: /^Шереметьево/ }));
  await expect.element(field()).toHaveValue("Шереметьево");
  await expect.element(field()).toHaveAccessibleDescription("Москва, Россия SVO");
  await expect.element(field()).toHaveFocus();
});

test("ruling 1: later results leave the highlight and its row in place", async () => {
  const { rerender } = await render(<Place options={places.slice(0, 2)} />);
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  // The sheet opens with a short animation.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const row = page.getByRole("option", { name: /^Внуково/ });
  const before = row.element().getBoundingClientRect().top;
  await rerender(<Place options={[...places, airport("Домодедово", "DME")]} />);
  await expect.element(page.getByRole("option")).toHaveLength(4);
  expect(highlighted()).toMatch(/^Внуково/);
  expect(row.element().getBoundingClientRect().top).toBe(before);
});

test("the number of results is announced once it settles, not at every keystroke", async () => {
  vi.useFakeTimers();
  const { rerender } = await render(<Place resultsText="8 places found" />);
  const said: string[] = [];
  const status = page.getByRole("status").element();
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  field()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(SETTLE_DELAY - 1);
  await rerender(<Place resultsText="3 places found" />);
  await vi.advanceTimersByTimeAsync(SETTLE_DELAY - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(said).toEqual(["3 places found"]));
});

test.each([
  ["what is under way", { options: [], searching: true, loadingText: "Searching" }, "Searching"],
  ["that nothing is found", { options: [] }, "Nothing found"],
  [
    "that the list failed and what can be done",
    { options: [], failure: { text: "The list did not load", retryLabel: "Try again", onRetry: () => undefined } },
    "The list did not load. Try again",
  ],
])("a screen reader hears %s", async (_, props, words) => {
  await shown({ text: "zz", ...props });
  await expect.element(page.getByRole("status")).toHaveTextContent(words);
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
});

test("a failed list is requested again by Enter in the field, or by its button, which Tab reaches", async () => {
  const onRetry = vi.fn<() => void>();
  const onBlur = vi.fn<() => void>();
  const failure = { text: "The list did not load", retryLabel: "Try again", onRetry };
  await shown({ text: "zz", options: [], failure, onBlur });
  const retry = page.getByRole("button", { name: "Try again" });
  await userEvent.keyboard("{Enter}");
  expect(onRetry).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await expect.element(retry).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onRetry).toHaveBeenCalledTimes(2);
  await expect.element(field()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
});

test("the clear button empties the field and keeps the focus in it without a blur", async () => {
  const onBlur = vi.fn<() => void>();
  const onTextChange = vi.fn<(text: string) => void>();
  await shown({ text: "шер", onBlur, onTextChange });
  await userEvent.click(page.getByRole("button", { name: "Clear" }));
  expect(onTextChange).toHaveBeenLastCalledWith("");
  await expect.element(field()).toHaveValue("");
  await expect.element(field()).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
});

test("pressing the mouse on the list's edge neither chooses nor closes it; leaving the field closes it", async () => {
  await shown();
  await userEvent.click(page.getByText("Airports"));
  await expect.element(list()).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await userEvent.click(document.body);
  await expect.element(list()).not.toBeInTheDocument();
});

test("keys of a word being composed belong to the composition", async () => {
  await shown();
  await userEvent.keyboard("{ArrowDown}");
  const enter = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
  field().element().dispatchEvent(enter);
  await expect.element(list()).toBeVisible();
  await expect.element(field()).toHaveValue("");
  expect(highlighted()).toMatch(/^Шереметьево/);
});

test("a pasted text searches as typing does", async () => {
  await render(<Place />);
  await navigator.clipboard.writeText("Внуково");
  field().element().focus();
  await userEvent.paste();
  await expect.element(field()).toHaveValue("Внуково");
  await expect.element(list()).toBeVisible();
});

test("PLC-23: a warning and an error are read with the field, and an error marks it as invalid", async () => {
  const { rerender } = await render(<Place warning="Add the house number" />);
  await expect.element(field()).toHaveAccessibleDescription("Add the house number");
  await expect.element(field()).not.toBeInvalid();
  await rerender(<Place error="Place not found" />);
  await expect.element(field()).toHaveAccessibleDescription("Place not found");
  await expect.element(field()).toBeInvalid();
});

test("F4: an error is never behind the open list: the list shows it above its rows, and the field is described by it", async () => {
  await shown({ error: "Place not found" });
  const message = page.getByText("Place not found");
  await expect.element(message).toBeVisible();
  const [first] = page.getByRole("option").elements();
  expect(message.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(first?.getBoundingClientRect().top ?? 0);
  await expect.element(field()).toHaveAccessibleDescription("Place not found");
  await expect.element(field()).toBeInvalid();
  await userEvent.keyboard("{Escape}");
  await expect.element(message).toBeVisible();
  await expect.element(field()).toHaveAccessibleDescription("Place not found");
});

test("OPN-010: a refused row says why, can be highlighted, and cannot be chosen", async () => {
  await shown({ options: [{ key: "far", primary: "Far away", secondary: "Somewhere", refusal: "No trips there" }] });
  const row = page.getByRole("option", { name: "Far away, No trips there", exact: true });
  await expect.element(row).toBeDisabled();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field()).toHaveValue("");
  await expect.element(row).toBeVisible();
});

test("F5: focus selects the name of a choice, so that typing replaces it", async () => {
  await render(<Place text="Москва" holdsChoice />);
  field().element().focus();
  await userEvent.keyboard("вн");
  await expect.element(field()).toHaveValue("вн");
});

test("a disabled field does not open and cannot be cleared", async () => {
  await render(<Place text="Шереметьево" disabled />);
  await expect.element(field()).toBeDisabled();
  await userEvent.click(field(), { force: true });
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("in a shadow root the list opens, moves and clears as on a page", async () => {
  const host = document.createElement("div");
  document.body.append(host);
  const container = mountInShadow(host, "");
  await render(<Place />, { container });
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(field()).toHaveValue("Внуково");
  const clear = page.getByRole("button", { name: "Clear" });
  await userEvent.click(clear);
  expect(container.getRootNode()).toHaveProperty("activeElement", field().element());
  host.remove();
});

test("what was typed before the code came is searched for", async () => {
  const { renderToString } = await import("react-dom/server");
  const host = document.createElement("div");
  document.body.append(host);
  host.innerHTML = renderToString(<Place />);
  const input = host.querySelector("input") as HTMLInputElement;
  input.focus();
  input.value = "шер";
  const { hydrateRoot } = await import("react-dom/client");
  const root = hydrateRoot(host, <Place />);
  await expect.element(list()).toBeVisible();
  expect(input.value).toBe("шер");
  root.unmount();
  host.remove();
});
