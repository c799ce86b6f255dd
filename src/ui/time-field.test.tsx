import { useState, type ComponentProps } from "react";
import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { TIME_TEXTS } from "#ui/gallery/time-texts.ts";
import { TimeField } from "#ui/time-field.tsx";

type SampleProps = Partial<ComponentProps<typeof TimeField>>;

function Sample({ value = "", ...rest }: SampleProps) {
  const [time, setTime] = useState(value);
  return (
    <>
      <TimeField
        label="Arrival time"
        openLabel="Show times"
        words={TIME_TEXTS.en}
        {...rest}
        value={time}
        onChange={setTime}
      />
      <output aria-label="Value">{time}</output>
    </>
  );
}

async function show(props: SampleProps = {}) {
  const screen = await render(<Sample {...props} />);
  const field = screen.getByRole("combobox", { name: "Arrival time" });
  const options = screen.getByRole("option");
  return {
    screen,
    field,
    list: screen.getByRole("listbox", { name: "Arrival time" }),
    times: () => options.elements().map((option) => option.textContent),
    /** What a screen reader reads for the highlighted row. */
    active: () => {
      const id = field.element().getAttribute("aria-activedescendant");
      return options.elements().find((option) => option.id === id)?.textContent;
    },
    value: screen.getByRole("status", { name: "Value" }),
  };
}

async function paste(text: string) {
  await navigator.clipboard.writeText(text);
  await userEvent.paste();
}

describe("typing", () => {
  test.each([
    ["UIK-23", "1a4:x3 0", "14:30"],
    ["UIK-24", "14:305", "14:30"],
    ["UIK-25", "7", "07"],
    ["UIK-26", "29", "23"],
    ["UIK-27", "12:7", "12:5"],
    ["UIK-23", "1:30", "01:30"],
    ["UIK-25", "730", "07:30"],
    ["UIK-28", "2:30 pm", "14:30"],
    ["UIK-28", "9 PM", "21:00"],
    ["UIK-28", "12:15am", "00:15"],
    ["UIK-28", "12:15pm", "12:15"],
    ["UIK-28", "1430pm", "14:30"],
    ["UIK-28", "2:3p", "02:3"],
  ])("%s: %s gives %s", async (_, typed, text) => {
    const { field } = await show();
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue(text);
  });

  test.each([
    ["9:45", "09:45"],
    ["2:30 pm", "14:30"],
    ["1430", "14:30"],
  ])("UIK-28: %s is pasted as %s, over what stood there", async (text, time) => {
    const { field, value } = await show({ value: "18:40" });
    await userEvent.click(field);
    await userEvent.keyboard("{End}{Backspace}");
    if (text === "1430") await userEvent.keyboard("{Control>}a{/Control}");
    await paste(text);
    await expect.element(field).toHaveValue(time);
    await expect.element(value).toHaveTextContent(time);
  });

  test("UIK-24: digits are corrected in place, and minutes never move into the hour", async () => {
    const { field } = await show({ value: "17:30" });
    await userEvent.click(field);
    await userEvent.keyboard("{Home}{ArrowRight}{Backspace}");
    await expect.element(field).toHaveValue("07:30");
    await userEvent.keyboard("12");
    await expect.element(field).toHaveValue("12:30");
    await userEvent.keyboard("{Home}8");
    await expect.element(field).toHaveValue("08:30");
  });

  test("UIK-24: a half-typed time is completed on leaving and on Enter", async () => {
    const { field, value } = await show();
    await userEvent.click(field);
    await userEvent.keyboard("9");
    await expect.element(value).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect.element(field).toHaveValue("09:00");
    await expect.element(value).toHaveTextContent("09:00");
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.keyboard("14{Enter}");
    await expect.element(field).toHaveValue("14:00");
  });

  test.each([
    ["14:3", "14:3", "14:3", "You typed 14:3. Which time is it? Set 14:03 Set 14:30", "14:30"],
    ["12:7", "12:5", "12:7", "You typed 12:7. Which time is it? Set 12:07", "12:07"],
    ["24", "23", "24", "24 is already the next day Set 00:00", "00:00"],
    ["24:00", "24:00", "24:00", "24:00 is already the next day Set 00:00", "00:00"],
    ["25:00", "25:00", "25:00", "25:00 is not a time", undefined],
    ["1270", "12:70", "12:70", "12:70 is not a time", undefined],
  ])("B9: %s stands as %s, once left as %s, gives no time and asks what was meant", async (...row) => {
    const [typed, standing, left, question, meant] = row;
    const { field, value, screen } = await show();
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue(standing);
    await userEvent.tab();
    await expect.element(field).toHaveValue(left);
    await expect.element(field).toHaveAccessibleDescription(question);
    await expect.element(value).toBeEmptyDOMElement();
    if (meant === undefined) return;
    await userEvent.click(screen.getByRole("button", { name: `Set ${meant}` }));
    await expect.element(field).toHaveFocus();
    await expect.element(field).not.toBeInvalid();
    await expect.element(value).toHaveTextContent(meant);
  });

  test.each(["24:00", "25:00", "12:70", "12:7", "2500"])(
    "B9: a pasted %s takes away the time, stays readable while it is asked about, and is mended in place",
    async (text) => {
      const whole = text === "2500" ? "25:00" : text;
      const { field, value } = await show({ value: "18:40" });
      await userEvent.click(field);
      await userEvent.keyboard("{Control>}a{/Control}");
      await paste(text);
      await expect.element(value).toBeEmptyDOMElement();
      await userEvent.tab();
      await expect.element(field).toHaveValue(whole);
      await expect.element(field).toBeInvalid();
      await userEvent.click(field);
      await userEvent.keyboard("{End}{Backspace}");
      await expect.element(field).toHaveValue(whole.slice(0, -1).replace(/:$/, ""));
      await userEvent.keyboard("{Home}16:30");
      await expect.element(field).toHaveValue("16:30");
      await expect.element(field).not.toBeInvalid();
      await expect.element(value).toHaveTextContent("16:30");
    },
  );

  test("B9: beside a day 24:00 is offered as the next one's midnight, and never taken as this one's", async () => {
    const days: string[] = [];
    const takeNextDay = (time: string) => `Set tomorrow, ${time}`;
    const { field, screen } = await show({
      words: { ...TIME_TEXTS.en, takeNextDay },
      onNextDay: (time) => days.push(time),
    });
    await userEvent.click(field);
    await userEvent.keyboard("2430{Tab}");
    await userEvent.click(screen.getByRole("button", { name: "Set tomorrow, 00:30" }));
    expect(days).toEqual(["00:30"]);
    await expect.element(screen.getByRole("button", { name: "Set 00:30" })).not.toBeInTheDocument();
  });

  test("B9: after a corrected hour another one counts as typed, and a time of the list needs no question", async () => {
    const { field, value, screen } = await show();
    await userEvent.click(field);
    await userEvent.keyboard("2500");
    await expect.element(field).toBeInvalid();
    await userEvent.keyboard("{Home}2");
    await expect.element(field).toHaveValue("25:00");
    await userEvent.keyboard("1");
    await expect.element(value).toHaveTextContent("21:00");
    await userEvent.keyboard("{Control>}a{/Control}25");
    await userEvent.click(screen.getByRole("option", { name: "23:00" }));
    await expect.element(value).toHaveTextContent("23:00");
    await expect.element(field).not.toBeInvalid();
  });

  test("UIK-33: an empty field shows --:--", async () => {
    const { field } = await show();
    await expect.element(field).toHaveAttribute("placeholder", "--:--");
    await expect.element(field).toHaveValue("");
  });

  test("UIK-31: with suggestions only, a time between them is rounded on leaving", async () => {
    const { field, value } = await show({ onlySuggestions: true });
    await userEvent.click(field);
    await userEvent.keyboard("1007");
    await expect.element(field).toHaveValue("10:07");
    await expect.element(value).toHaveTextContent("10:00");
    await userEvent.tab();
    await expect.element(field).toHaveValue("10:00");
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.keyboard("2359");
    await userEvent.tab();
    await expect.element(field).toHaveValue("23:45");
  });

  test("UIK-30: midnight is a time, with suggestions only and without", async () => {
    for (const onlySuggestions of [true, false]) {
      const { field, value, screen } = await show({ onlySuggestions });
      await userEvent.click(field);
      await userEvent.keyboard("0000");
      await userEvent.tab();
      await expect.element(field).toHaveValue("00:00");
      await expect.element(value).toHaveTextContent("00:00");
      await screen.unmount();
    }
  });
});

describe("suggestions", () => {
  test("UIK-32: are every 15 minutes of the day, or of another step", async () => {
    const { field, times, screen } = await show();
    await userEvent.click(field);
    await expect.poll(times).toHaveLength(96);
    expect([times().at(0), times().at(1), times().at(-1)]).toEqual(["00:00", "00:15", "23:45"]);
    await screen.rerender(<Sample stepMinutes={30} />);
    await expect.poll(times).toHaveLength(48);
  });

  test("UIK-32: the down arrow opens the list near the value, arrows, Home and End move in it, Enter chooses", async () => {
    const { field, list, active, value } = await show({ value: "18:40" });
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    await expect.poll(active).toBe("18:30");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.poll(active).toBe("19:00");
    await userEvent.keyboard("{Home}");
    await expect.poll(active).toBe("00:00");
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(active).toBe("23:45");
    await userEvent.keyboard("{Enter}");
    await expect.element(value).toHaveTextContent("23:45");
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  test("UIK-32: typing keeps the matching times, a press takes one and keeps the focus in the text", async () => {
    const { field, times, screen, value } = await show();
    await userEvent.click(field);
    await userEvent.keyboard("14");
    await expect.poll(times).toEqual(["14:00", "14:15", "14:30", "14:45"]);
    await userEvent.click(screen.getByRole("option", { name: "14:30" }));
    await expect.element(value).toHaveTextContent("14:30");
    await expect.element(field).toHaveFocus();
  });

  test("UIK-32: Escape closes the list and leaves the text, a second Escape changes nothing", async () => {
    const { field, list } = await show({ value: "18:40" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(list).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveValue("18:40");
    await expect.element(field).toHaveFocus();
  });

  test("UIK-32: the button opens and closes the list", async () => {
    const { field, list, screen } = await show();
    const opener = screen.getByRole("button", { name: "Show times" });
    await userEvent.click(opener);
    await expect.element(list).toBeVisible();
    await expect.element(field).toHaveFocus();
    await userEvent.click(opener);
    await expect.element(list).not.toBeInTheDocument();
  });
});

describe("on a phone", () => {
  test("UIK-11: the platform's picker, by minutes, or by the step with suggestions only", async () => {
    await page.viewport(375, 800);
    const { screen, value } = await show();
    const native = screen.getByLabelText("Arrival time");
    await expect.element(native).toHaveAttribute("type", "time");
    await expect.element(native).toHaveAttribute("step", "60");
    await userEvent.fill(native, "10:07");
    await expect.element(value).toHaveTextContent("10:07");
    await screen.rerender(<Sample onlySuggestions />);
    await expect.element(native).toHaveAttribute("step", "900");
  });

  test("UIK-11, LAY-06: what is half typed survives a window that crosses 600 px", async () => {
    const { field, screen } = await show();
    await userEvent.click(field);
    await userEvent.keyboard("14:");
    await page.viewport(599, 800);
    await expect.element(screen.getByLabelText("Arrival time")).toHaveAttribute("type", "time");
    await expect.element(screen.getByLabelText("Arrival time")).toHaveFocus();
    await page.viewport(600, 800);
    await expect.element(field).toHaveValue("14:");
    await expect.element(field).toHaveFocus();
  });
});
