import { useState, type ComponentProps } from "react";
import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { DateField } from "#ui/date-field.tsx";
import { CALENDAR_TEXTS } from "#ui/gallery/calendar-texts.ts";
import { wordedDate } from "#ui/worded-date.ts";

const shared = {
  label: "Arrival date",
  locale: "en-GB",
  today: "2026-11-20",
  earliest: "2026-11-20",
  latest: "2027-11-20",
  openLabel: "Open the calendar",
  readWords: (text: string) => wordedDate(text, ["en", "ru"]),
  refusals: {
    unreadable: "Write it in digits",
    unfinished: "Finish the date",
    impossible: "No such day",
    early: "This day has passed",
    late: "Too far ahead",
  },
  words: CALENDAR_TEXTS.en,
};

type SampleProps = Partial<ComponentProps<typeof DateField>>;

function Sample({ value = "", ...rest }: SampleProps) {
  const [day, setDay] = useState(value);
  return (
    <>
      <DateField {...shared} {...rest} value={day} onChange={setDay} />
      <output aria-label="Value">{day}</output>
    </>
  );
}

async function show(props: SampleProps = {}) {
  const screen = await render(<Sample {...props} />);
  return {
    screen,
    field: screen.getByRole("combobox", { name: "Arrival date" }),
    opener: screen.getByRole("button", { name: "Open the calendar" }),
    sheet: screen.getByRole("dialog", { name: "Calendar" }),
    day: (name: string) => screen.getByRole("gridcell", { name: new RegExp(`\\b${name}\\b`) }),
    value: screen.getByRole("status", { name: "Value" }),
  };
}

async function paste(text: string) {
  await navigator.clipboard.writeText(text);
  await userEvent.paste();
}

describe("typing", () => {
  test("UIK-07: eight digits become DD.MM.YYYY, an empty field shows 00.00.0000", async () => {
    const { field, value } = await show({ earliest: "2026-01-01" });
    await expect.element(field).toHaveAttribute("placeholder", "00.00.0000");
    await userEvent.click(field);
    await userEvent.keyboard("01022026");
    await expect.element(field).toHaveValue("01.02.2026");
    await expect.element(value).toHaveTextContent("2026-02-01");
  });

  test("UIK-07: a separator completes a one-digit day or month", async () => {
    const { field } = await show();
    await userEvent.click(field);
    await userEvent.keyboard("1.2/2027");
    await expect.element(field).toHaveValue("01.02.2027");
  });

  test("B9: letters that are typed stay, and the field asks for digits once it is left", async () => {
    const { field, value } = await show();
    await userEvent.click(field);
    await userEvent.keyboard("1x.2/2027");
    await expect.element(field).toHaveValue("1x.2/2027");
    await expect.element(field).not.toBeInvalid();
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription("Write it in digits");
    await expect.element(value).toBeEmptyDOMElement();
    await userEvent.click(field);
    await userEvent.keyboard("{Home}{ArrowRight}{Delete}");
    await expect.element(field).toHaveValue("01.02.2027");
  });

  test.each(["5 декабря 2026", "5 Dec 2026", "December 5, 2026", "5 дек 26{Tab}"])(
    "B9: %s is typed with the month in words",
    async (typed) => {
      const { field, value } = await show();
      await userEvent.click(field);
      await userEvent.keyboard(typed);
      await expect.element(field).toHaveValue("05.12.2026");
      await expect.element(value).toHaveTextContent("2026-12-05");
    },
  );

  test.each([
    ["2026-12-05", "05.12.2026"],
    ["2026.12.05", "05.12.2026"],
    ["2026 12 05", "05.12.2026"],
    ["2026-1-15", "15.01.2026"],
    ["2026-12-5{Tab}", "05.12.2026"],
    ["2026-12-5{Enter}", "05.12.2026"],
  ])("B9: %s typed with its year first is %s", async (typed, text) => {
    const { field, value } = await show({ earliest: "2026-01-01" });
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue(text);
    await expect.element(field).not.toBeInvalid();
    await expect.element(value).toHaveTextContent(text.split(".").toReversed().join("-"));
  });

  test("B9: a date typed with its year first is no fault while it is typed, and is asked for its rest when left", async () => {
    const { field } = await show();
    await userEvent.click(field);
    for (const [keys, text] of [
      ["2026-", "2026-"],
      ["12", "2026-12"],
      ["-", "2026-12-"],
      ["{Backspace}", "2026-12"],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect.element(field).toHaveValue(text);
      await expect.element(field).not.toBeInvalid();
    }
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription("Finish the date");
    await userEvent.click(field);
    await userEvent.keyboard("{Control>}a{/Control}05122026");
    await expect.element(field).toHaveValue("05.12.2026");
  });

  test.each(["24.11.2026", "2026-11-24", "24/11/26", "24.11.2026 г.", "вт, 24 нояб. 2026 г."])(
    "UIK-07, B9: %s is pasted as a whole, over what stood there",
    async (text) => {
      const { field, value } = await show();
      await userEvent.click(field);
      await userEvent.keyboard("0101");
      await paste(text);
      await expect.element(field).toHaveValue("24.11.2026");
      await expect.element(value).toHaveTextContent("2026-11-24");
    },
  );

  test("B9: a pasted text that is no date stays with the reason, can be mended by hand, and is read again", async () => {
    const { field, value } = await show({ value: "2026-11-24" });
    await userEvent.click(field);
    await paste("1 декабля 2026");
    await expect.element(field).toHaveValue("1 декабля 2026");
    await expect.element(field).toHaveAccessibleDescription("Write it in digits");
    await expect.element(value).toBeEmptyDOMElement();
    await userEvent.keyboard("{End}{ArrowLeft>6/}{Backspace}р");
    await expect.element(field).toHaveValue("01.12.2026");
    await expect.element(value).toHaveTextContent("2026-12-01");
  });

  test("B9: a pasted day without its year asks for the year", async () => {
    const { field } = await show();
    await userEvent.click(field);
    await paste("1 December");
    await expect.element(field).toHaveValue("01.12.");
    await userEvent.keyboard("2026");
    await expect.element(field).toHaveValue("01.12.2026");
  });

  test("UIK-07: Backspace skips the dots, and in the middle it leaves the other parts in place", async () => {
    const { field } = await show({ value: "2026-11-24" });
    await userEvent.click(field);
    await userEvent.keyboard("{End}{Backspace>4/}");
    await expect.element(field).toHaveValue("24.11");
    await userEvent.keyboard("{Backspace>3/}");
    await expect.element(field).toHaveValue("2");
    await userEvent.keyboard("4122026{Home}{ArrowRight}{ArrowRight}{Backspace}");
    await expect.element(field).toHaveValue("20.12.2026");
    await userEvent.keyboard("5");
    await expect.element(field).toHaveValue("25.12.2026");
  });

  test.each([
    ["31022027", "31.02.2027", "No such day"],
    ["01022026", "01.02.2026", "This day has passed"],
    ["21112027", "21.11.2027", "Too far ahead"],
    ["26112026", "26.11.2026", shared.words.offDay],
  ])("UIK-13, UIK-14: %s is refused in words and stays to be mended", async (typed, text, why) => {
    const { field, value } = await show({ offDays: ["2026-11-26"] });
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription(why);
    await expect.element(field).toHaveValue(text);
    await expect.element(value).toBeEmptyDOMElement();
  });

  test.each([
    ["1.12.26", "01.12.2026"],
    ["1/1/27", "01.01.2027"],
    ["011226", "01.12.2026"],
  ])("B9: %s is completed on leaving", async (typed, text) => {
    const { field, value } = await show();
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(text);
    await expect.element(value).toHaveTextContent(text.split(".").toReversed().join("-"));
  });

  test("B9: a digit deleted in the year leaves no zero there, and the short year is asked about", async () => {
    const { field, value } = await show({ value: "2026-12-01" });
    await userEvent.click(field);
    await userEvent.keyboard("{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}");
    await expect.element(field).toHaveValue("01.12.026");
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription("Finish the date");
    await expect.element(value).toBeEmptyDOMElement();
  });

  test("UIK-18: half a date is not a date, and leaving the field says so", async () => {
    const { field, value } = await show();
    await userEvent.click(field);
    await userEvent.keyboard("2411");
    await expect.element(field).not.toBeInvalid();
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription("Finish the date");
    await expect.element(value).toBeEmptyDOMElement();
  });

  test.each([
    ["YYYY-MM-DD", "0000-00-00", "20261124", "2026-11-24", "24.11.2026"],
    ["MM/DD/YYYY", "00/00/0000", "11242026", "11/24/2026", "11-24-2026"],
  ])(
    "UIK-12: in the output format %s the placeholder, the typing and the pasting follow it",
    async (outputFormat, placeholder, typed, text, pasted) => {
      const { field, value } = await show({ outputFormat });
      await expect.element(field).toHaveAttribute("placeholder", placeholder);
      await userEvent.click(field);
      await userEvent.keyboard(typed);
      await expect.element(field).toHaveValue(text);
      await expect.element(value).toHaveTextContent("2026-11-24");
      await userEvent.clear(field);
      await userEvent.click(field);
      await paste(pasted);
      await expect.element(field).toHaveValue(text);
    },
  );
});

describe("the calendar of the field", () => {
  test("UIK-11: at 1280 px the button opens it at the value; a pick closes it and returns the focus", async () => {
    const { field, opener, sheet, day } = await show({ value: "2026-12-24" });
    await expect.element(opener).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(opener);
    await expect.element(sheet).toBeVisible();
    await expect.element(opener).toHaveAttribute("aria-expanded", "true");
    await expect.element(day("24 December")).toHaveFocus();
    await userEvent.click(day("31 December"));
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(field).toHaveValue("31.12.2026");
  });

  test("UIK-15: the down arrow opens it from the text, arrows move, Enter picks and returns to the text", async () => {
    const { field, sheet, day } = await show({ value: "2026-12-10", offDays: ["2026-12-11"] });
    await userEvent.click(field);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    await expect.element(day("10 December")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(day("12 December")).toHaveAttribute("aria-selected", "true");
    await expect.element(sheet).toBeVisible();
    await expect.element(field).toHaveValue("10.12.2026");
    await userEvent.keyboard("{Enter}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("12.12.2026");
  });

  test("UIK-03: Escape closes it and changes nothing, Tab cycles in it, a press outside closes it", async () => {
    const { field, opener, sheet, day, screen } = await show({ value: "2026-12-10" });
    await userEvent.click(opener);
    await expect.element(day("10 December")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(field).toHaveValue("10.12.2026");
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Earlier" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(day("10 December")).toHaveFocus();
    await userEvent.click(document.body, { position: { x: 900, y: 700 } });
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test("UIK-09: it has the limits of the field", async () => {
    const { opener, day } = await show({ latest: "2026-11-25" });
    await userEvent.click(opener);
    await expect.element(day("20 November")).toHaveFocus();
    await expect.element(day("19 November")).toHaveAttribute("aria-disabled", "true");
    await expect.element(day("26 November")).toHaveAttribute("aria-disabled", "true");
  });

  test("a disabled field neither opens nor accepts text", async () => {
    const { field, opener } = await show({ disabled: true, value: "2026-12-10" });
    await expect.element(field).toBeDisabled();
    await expect.element(opener).toBeDisabled();
  });
});

describe("on a phone", () => {
  const native = () => page.getByLabelText("Arrival date");

  test("UIK-08 to UIK-11: the platform's picker with both limits, whose 2026-12-01 is 01.12.2026 elsewhere", async () => {
    await page.viewport(375, 800);
    const { field, value } = await show();
    await expect.element(native()).toHaveAttribute("type", "date");
    await expect.element(native()).toHaveAttribute("min", "2026-11-20");
    await expect.element(native()).toHaveAttribute("max", "2027-11-20");
    await userEvent.fill(native(), "2026-12-01");
    await expect.element(value).toHaveTextContent("2026-12-01");
    await page.viewport(1280, 900);
    await expect.element(field).toHaveValue("01.12.2026");
    await expect.element(field).toHaveAttribute("type", "text");
  });

  test("UIK-13, UIK-14: a day off or outside the limits is refused with a message", async () => {
    await page.viewport(599, 800);
    const { value } = await show({ offDays: ["2026-11-26"] });
    for (const [day, why] of [
      ["2026-11-26", shared.words.offDay],
      ["2026-11-19", "This day has passed"],
    ] as const) {
      await userEvent.fill(native(), day);
      await expect.element(native()).toHaveAccessibleDescription(why);
      await expect.element(native()).toHaveValue(day);
      await expect.element(value).toBeEmptyDOMElement();
    }
  });

  test("BKF-39: while the value is being checked one sign says so, and none stands beside it", async () => {
    await page.viewport(375, 800);
    const { screen } = await show({ busy: true, value: "2026-12-01" });
    await expect.element(native()).toHaveAttribute("aria-busy", "true");
    expect(screen.container.querySelectorAll("svg")).toHaveLength(1);
  });

  test("UIK-11, LAY-06: what is half typed survives a window that crosses 600 px", async () => {
    const { field } = await show();
    await userEvent.click(field);
    await userEvent.keyboard("2411");
    await page.viewport(599, 800);
    await expect.element(native()).toHaveAttribute("type", "date");
    await expect.element(native()).not.toBeInvalid();
    await page.viewport(600, 800);
    await expect.element(field).toHaveValue("24.11");
  });

  test("UIK-11: turning the phone leaves the focus in the field, whether in its text or in its calendar", async () => {
    const { field } = await show();
    await userEvent.click(field);
    await page.viewport(390, 800);
    await expect.element(native()).toHaveAttribute("type", "date");
    await expect.element(native()).toHaveFocus();
    await page.viewport(800, 390);
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await page.viewport(390, 800);
    await expect.element(native()).toHaveFocus();
  });
});
