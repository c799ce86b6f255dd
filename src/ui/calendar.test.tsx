import { useState } from "react";
import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Calendar, type CalendarProps } from "#ui/calendar.tsx";
import { CALENDAR_TEXTS } from "#ui/gallery/calendar-texts.ts";

const words = CALENDAR_TEXTS.en;

function Sample({ value = "", ...rest }: Partial<CalendarProps>) {
  const [day, setDay] = useState(value);
  return (
    <>
      <Calendar locale="en-GB" today="2026-02-10" words={words} {...rest} value={day} onPick={setDay} />
      <output aria-label="Value">{day}</output>
    </>
  );
}

/** Days are found by their spoken names: 10 February. */
async function show(props: Partial<CalendarProps> = {}) {
  const screen = await render(<Sample {...props} />);
  const day = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`\\b${name}\\b`) });
  return {
    ...screen,
    day,
    title: (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) }),
    button: (name: string) => screen.getByRole("button", { name }),
    value: screen.getByRole("status", { name: "Value" }),
    chosen: () =>
      screen
        .getByRole("gridcell", { selected: true })
        .elements()
        .map((cell) => cell.getAttribute("aria-label")?.replace(/^\w+,? /, "")),
    put: async (name: string) => {
      const cell = day(name).element();
      if (cell instanceof HTMLElement) cell.focus();
      await expect.element(day(name)).toHaveFocus();
    },
  };
}

const focusedDay = () => document.activeElement?.getAttribute("aria-label")?.replace(/^\w+,? /, "");

describe("the props of a calendar", () => {
  test("UIK-12: the value is the chosen day, and picking another one changes it", async () => {
    const { chosen, day, value } = await show({ value: "2026-02-10" });
    expect(chosen()).toEqual(["10 February 2026"]);
    await userEvent.click(day("12 February"));
    await expect.element(value).toHaveTextContent("2026-02-12");
    expect(chosen()).toEqual(["12 February 2026"]);
  });

  test("UIK-12: the month is the one shown, and a new one turns the page", async () => {
    const { rerender, title } = await show({ value: "2026-02-10", month: "2026-05" });
    await expect.element(title("May 2026")).toBeVisible();
    await rerender(<Sample month="2026-08" />);
    await expect.element(title("August 2026")).toBeVisible();
  });

  test("UIK-12: a value set from outside turns the page to its day", async () => {
    const calendar = (value: string) => (
      <Calendar {...{ words, value }} locale="en-GB" today="2026-02-10" onPick={() => undefined} />
    );
    const screen = await render(calendar("2026-02-10"));
    await screen.rerender(calendar("2026-06-05"));
    await expect
      .element(screen.getByRole("gridcell", { name: /\b5 June 2026/ }))
      .toHaveAttribute("aria-selected", "true");
  });

  test("UIK-12, UIK-09: days outside the limits cannot be picked, and are not announced as days off", async () => {
    const { day, value, getByRole } = await show({ earliest: "2026-02-05", latest: "2026-02-20" });
    for (const name of ["4 February", "21 February"]) {
      await expect.element(day(name)).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(day(name), { force: true });
    }
    await expect.element(value).toBeEmptyDOMElement();
    await expect.element(getByRole("alert")).toHaveTextContent("");
    for (const name of ["5 February", "20 February"]) {
      await expect.element(day(name)).not.toHaveAttribute("aria-disabled");
      await userEvent.click(day(name));
      await expect.element(value).not.toBeEmptyDOMElement();
    }
  });

  test("UIK-12: selectedFrom and selectedTo select every day between them, or a single day if only one is set", async () => {
    const { chosen, rerender, getByRole } = await show({ selectedFrom: "2026-02-17", selectedTo: "2026-02-19" });
    expect(chosen()).toEqual(["17 February 2026", "18 February 2026", "19 February 2026"]);
    await expect.element(getByRole("grid")).toHaveAttribute("aria-multiselectable", "true");
    await rerender(<Sample selectedFrom="2026-02-17" />);
    expect(chosen()).toEqual(["17 February 2026"]);
  });

  test("UIK-12: an event day has a dot and reads out its meaning", async () => {
    const { day } = await show({ eventDays: ["2026-02-18"] });
    await expect.element(day("18 February 2026, trade fair")).toBeVisible();
    const dotOf = (name: string) => {
      const number = day(name).element().firstElementChild;
      return number === null ? "" : getComputedStyle(number, "::after").content;
    };
    expect([dotOf("18 February"), dotOf("19 February")]).toEqual(['""', "none"]);
  });

  test("UIK-19: without limits the calendar reaches a hundred years back and one year ahead", async () => {
    const { button, rerender, title } = await show({ month: "1926-02" });
    await expect.element(title("February 1926")).toBeVisible();
    await expect.element(button("Earlier")).toBeDisabled();
    await rerender(<Sample month="2027-02" />);
    await expect.element(title("February 2027")).toBeVisible();
    await expect.element(button("Later")).toBeDisabled();
  });
});

describe("days off", () => {
  test("UIK-14, OPN-102: a press on a day off changes nothing and says why, every time", async () => {
    const { day, value, getByRole } = await show({ value: "2026-02-10", offDays: ["2026-02-11"] });
    const alert = getByRole("alert");
    await userEvent.click(day("11 February"), { force: true });
    await expect.element(alert).toHaveTextContent(words.offDay);
    const before = alert.element().firstElementChild;
    await userEvent.click(day("11 February"), { force: true });
    // The same words are announced again only in a new element.
    await expect.poll(() => alert.element().firstElementChild === before).toBe(false);
    await expect.element(alert).toHaveTextContent(words.offDay);
    await expect.element(value).toHaveTextContent("2026-02-10");
    await userEvent.click(day("12 February"));
    await expect.element(value).toHaveTextContent("2026-02-12");
  });

  test("UIK-14: a month with only days off can be viewed and left, and Enter on one of its days says why", async () => {
    const february = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, "0")}`);
    const { put, value, title, getByRole } = await show({ month: "2026-02", offDays: february });
    await put("10 February");
    await userEvent.keyboard("{Enter}");
    await expect.element(getByRole("alert")).toHaveTextContent(words.offDay);
    await expect.element(value).toBeEmptyDOMElement();
    await userEvent.keyboard("{ArrowRight}");
    expect(focusedDay()).toBe("1 March 2026");
    await userEvent.keyboard("{PageUp}{PageUp}");
    await expect.element(title("January 2026")).toBeVisible();
  });
});

describe("keyboard", () => {
  test("UIK-15: arrows move the selection by one day and by seven, Enter confirms it", async () => {
    const { chosen, put, value } = await show({ value: "2026-02-10" });
    await put("10 February");
    await userEvent.keyboard("{ArrowRight}");
    expect(chosen()).toEqual(["11 February 2026"]);
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    expect(chosen()).toEqual(["17 February 2026"]);
    expect(focusedDay()).toBe("17 February 2026");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowLeft}");
    expect(chosen()).toEqual(["2 February 2026"]);
    await expect.element(value).toHaveTextContent("2026-02-10");
    await userEvent.keyboard("{Enter}");
    await expect.element(value).toHaveTextContent("2026-02-02");
    await userEvent.keyboard("{ArrowRight} ");
    await expect.element(value).toHaveTextContent("2026-02-03");
  });

  test("UIK-15: an unconfirmed selection ends when the keyboard leaves the calendar", async () => {
    const { chosen, put } = await show({ value: "2026-02-10" });
    await put("10 February");
    await userEvent.keyboard("{ArrowRight}{Tab}");
    await expect.poll(chosen).toEqual(["10 February 2026"]);
  });

  test("UIK-16: arrows skip days off", async () => {
    const { chosen, put } = await show({ value: "2026-02-10", offDays: ["2026-02-11", "2026-02-17"] });
    await put("10 February");
    await userEvent.keyboard("{ArrowRight}");
    expect(chosen()).toEqual(["12 February 2026"]);
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    expect(chosen()).toEqual(["18 February 2026"]);
  });

  test("UIK-15: Home and End go to the ends of the week, Page keys by month and with Shift by year", async () => {
    const { put, title } = await show({ value: "2026-02-11", offDays: ["2026-02-15"] });
    await put("11 February");
    await userEvent.keyboard("{Home}");
    expect(focusedDay()).toBe("9 February 2026");
    await userEvent.keyboard("{End}");
    expect(focusedDay()).toBe("14 February 2026");
    await userEvent.keyboard("{PageDown}");
    expect(focusedDay()).toBe("14 March 2026");
    await userEvent.keyboard("{Shift>}{PageUp}{/Shift}");
    expect(focusedDay()).toBe("14 March 2025");
    await expect.element(title("March 2025")).toBeVisible();
  });

  test("UIK-13: arrows stop at the limits", async () => {
    const { put } = await show({ value: "2026-02-10", earliest: "2026-02-09", latest: "2026-02-12" });
    await put("10 February");
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{ArrowLeft}");
    expect(focusedDay()).toBe("9 February 2026");
    await userEvent.keyboard("{PageDown}{ArrowRight}");
    expect(focusedDay()).toBe("12 February 2026");
  });
});

describe("the page", () => {
  test("UIK-17: month arrows turn the page and are disabled at the limits, where they pass the focus on", async () => {
    const { button, title } = await show({ value: "2026-02-10", earliest: "2026-02-05", latest: "2026-03-20" });
    await expect.element(button("Earlier")).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button("Later")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(title("March 2026")).toHaveFocus();
    await expect.element(button("Later")).toBeDisabled();
    await userEvent.click(button("Earlier"));
    await expect.element(title("February 2026")).toBeVisible();
  });

  test("UIK-04: the title leads to the months, then to the years, and a choice returns to the days", async () => {
    const { day, title } = await show({ value: "2026-02-10" });
    await userEvent.click(title("February 2026"));
    await userEvent.click(day("June"));
    await userEvent.click(title("June 2026"));
    await userEvent.click(title("2026"));
    await expect.element(title("2016–2027")).toBeVisible();
    await userEvent.click(day("2019"));
    await expect.element(title("June 2019")).toBeVisible();
    await expect.element(day("10 June 2019")).toHaveFocus();
  });

  test("UIK-04: arrows and Page keys move through months and years within the limits", async () => {
    const { day, title } = await show({ value: "2026-02-10", earliest: "2025-12-05", startView: "months" });
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect.element(day("February")).toHaveFocus();
    await expect.element(day("February")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect.element(title("2025")).toBeVisible();
    await expect.element(day("December")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}{Home}");
    await expect.element(day("December")).toHaveFocus();
    await expect.element(day("November")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{PageDown}{ArrowUp}{Home}{Enter}");
    await expect.element(day("10 July 2026")).toHaveFocus();
  });

  test.each([
    ["ru", "понедельник"],
    ["en-US", "Monday"],
  ])(
    "UIK-20, UIK-22: in %s the week begins on Monday and its last two columns look like a weekend",
    async (locale, monday) => {
      const { getByRole } = await show({ locale });
      const heads = getByRole("columnheader").elements();
      expect(heads).toHaveLength(7);
      expect(heads[0]?.getAttribute("abbr")).toBe(monday);
      const colours = heads.map((head) => getComputedStyle(head).color);
      expect(new Set(colours.slice(0, 5)).size).toBe(1);
      expect(colours[5]).toBe(colours[6]);
      expect(colours[5]).not.toBe(colours[4]);
      const cells = getByRole("row").nth(2).getByRole("gridcell").elements();
      expect(cells.map((cell) => getComputedStyle(cell).color === colours[5])).toEqual([
        ...Array<boolean>(5).fill(false),
        ...Array<boolean>(2).fill(true),
      ]);
    },
  );

  test("UIK-21: a month shows six weeks or four, as it needs, and the page keeps its height", async () => {
    const { getByRole, rerender, container } = await show({ month: "2026-08" });
    const weeks = () => getByRole("row").elements().length - 1;
    expect(weeks()).toBe(6);
    const height = container.getBoundingClientRect().height;
    await rerender(<Sample month="2027-02" />);
    await expect.poll(weeks).toBe(4);
    expect(container.getBoundingClientRect().height).toBe(height);
  });
});
