import type { MaskitoOptions } from "@maskito/core";
import { toDateText, USUAL_DATE_FORMAT } from "#ui/date-text.ts";
import { keepSlots } from "#ui/keep-slots.ts";

/** Writes a format in the notation of date masks, where 1 is a digit: 11.11.1111. */
export function dateNotation(format = USUAL_DATE_FORMAT): string {
  return format.replaceAll(/[DMY]/g, "1");
}

/** The placeholder of an empty date field: 00.00.0000. */
export function datePlaceholder(format = USUAL_DATE_FORMAT): string {
  return format.replaceAll(/[DMY]/g, "0");
}

/** Typing rule of a date: eight digits. The separators appear by themselves, and a pasted date may have any separators. */
export function dateMask(format = USUAL_DATE_FORMAT): MaskitoOptions {
  return {
    mask: [...dateNotation(format)].map((slot) => (slot === "1" ? /\d/ : slot)),
    overwriteMode: "replace",
    preprocessors: [
      keepSlots,
      ({ elementState, data }, action) => {
        const { value, selection } = elementState;
        if (action === "validation") {
          const whole = fits(value, format) ? undefined : wholeDate(value, format);
          return { elementState: { value: whole ?? value, selection }, data };
        }
        const whole = wholeDate(data, format) ?? completedDate(data, format);
        if (whole !== undefined) return { elementState: { value: "", selection: [0, 0] }, data: whole };
        if (!/^[./\-, ]$/.test(data)) return { elementState, data };
        return endPart(value, selection, format);
      },
    ],
  };
}

/** A separator typed after one digit completes a two-digit day or month: 1. is 01. */
function endPart(value: string, selection: readonly [number, number], format: string) {
  const padded = selection[0] === value.length ? value.replace(/(^|\D)(\d)$/, "$10$2") : value;
  const isPart = padded !== value && format[padded.length] !== "Y";
  const next = isPart ? padded : value;
  const caret = isPart ? next.length : selection[0];
  return {
    elementState: { value: next, selection: [caret, isPart ? caret : selection[1]] as const },
    data: format[caret] ?? "",
  };
}

const GAP = "[./\\- ]+";
const YEAR_FIRST = dateIn("(?<year>\\d{4})", "(?<month>\\d{1,2})", "(?<day>\\d{1,2})");
const MONTH_FIRST = dateIn("(?<month>\\d{1,2})", "(?<day>\\d{1,2})", "(?<year>\\d{4})");
const DAY_FIRST = dateIn("(?<day>\\d{1,2})", "(?<month>\\d{1,2})", "(?<year>\\d{4})");

function dateIn(...parts: readonly string[]): RegExp {
  return new RegExp(`^\\s*${parts.join(GAP)}(?:\\D.*)?$`);
}

/** Reads a complete date, with the year first or last, and writes it in the format. */
function wholeDate(text: string, format: string): string | undefined {
  const yearLast = /^MM.*DD/.test(format) ? MONTH_FIRST : DAY_FIRST;
  const parts = (YEAR_FIRST.exec(text) ?? yearLast.exec(text))?.groups;
  if (parts === undefined) return undefined;
  const { year = "", month = "", day = "" } = parts;
  return toDateText(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`, format);
}

/** Writes out a date whose year has two digits: 1.12.26 is a day of this century. */
export function completedDate(text: string, format = USUAL_DATE_FORMAT): string | undefined {
  return wholeDate(text.replace(/^(\s*\d{1,2}[./\- ]+\d{1,2}[./\- ]+)(\d{2})\s*$/, "$120$2"), format);
}

function fits(value: string, format: string): boolean {
  return [...value].every((char, at) => (/[DMY]/.test(format[at] ?? "") ? /\d/.test(char) : char === format[at]));
}
