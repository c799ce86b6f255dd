import type { MaskitoOptions, MaskitoPreprocessor } from "@maskito/core";
import { toDateText, USUAL_DATE_FORMAT } from "#ui/date-text.ts";
import { keepSlots } from "#ui/keep-slots.ts";
import type { WrittenDay } from "#ui/worded-date.ts";

/** Reads a day whose month is a word. */
export type ReadWords = (text: string) => WrittenDay | undefined;

/** Writes a format in the notation of date masks, where 1 is a digit: 11.11.1111. */
export function dateNotation(format = USUAL_DATE_FORMAT): string {
  return format.replaceAll(/[DMY]/g, "1");
}

/** The placeholder of an empty date field: 00.00.0000. */
export function datePlaceholder(format = USUAL_DATE_FORMAT): string {
  return format.replaceAll(/[DMY]/g, "0");
}

/** Whether a text has anything but digits and the separators of the format: it is read once it is whole or left. */
export function isForeignDate(text: string, format = USUAL_DATE_FORMAT): boolean {
  return [...text].some((char) => !/\d/.test(char) && !format.replaceAll(/[DMY]/g, "").includes(char));
}

/** Whether a text is a date with its year first that is still being typed: 2026-12. */
export function isYearFirstBegun(text: string): boolean {
  return /^\d{4}-(?:\d{0,2}|\d{1,2}-\d?)$/.test(text);
}

/**
 * Typing rule of a date: eight digits. The separators appear by themselves, and a pasted date may be written in any way. A text
 * with anything else in it stays as it is, to be read or mended.
 */
export function dateMask(format = USUAL_DATE_FORMAT, readWords?: ReadWords): MaskitoOptions {
  const slots = [...dateNotation(format)].map((slot) => (slot === "1" ? /\d/ : slot));
  const isForeign = (text: string) => isForeignDate(text, format);
  const tidy: MaskitoPreprocessor = ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    if (action === "validation") {
      const whole = fits(value, format) || isYearFirstBegun(value) ? undefined : wholeDate(value, format, readWords);
      return { elementState: { value: whole ?? value, selection }, data };
    }
    if (data.length > 1 && /\D/.test(data)) {
      const rest = value.slice(0, selection[0]) + data + value.slice(selection[1]);
      const written = pastedDate(data, format, readWords) ?? pastedDate(rest, format);
      if (written !== undefined || !isForeign(value)) {
        return { elementState: { value: "", selection: [0, 0] }, data: written ?? keptText(data, format) };
      }
    }
    if (isYearFirstBegun(value) && /^[./, ]$/.test(data)) return { elementState, data: "-" };
    // A letter is kept as it is typed: it may begin the name of a month, and what was typed by mistake is seen.
    if (isForeign(value) || !/^[./\-, ]$/.test(data)) return { elementState, data };
    const year = selection[0] === value.length ? yearFirst(value, format) : undefined;
    return year === undefined
      ? endPart(value, selection, format)
      : { elementState: { value: year, selection: [year.length, year.length] }, data: "-" };
  };
  return {
    mask: ({ value }) => (isForeign(value) ? /^.*$/s : slots),
    overwriteMode: ({ value }) => (isForeign(value) ? "shift" : "replace"),
    preprocessors: [(typed, action) => (isForeign(typed.elementState.value) ? typed : keepSlots(typed, action)), tidy],
  };
}

/** Four digits that can only be a year, because the part of the month is above 12: 20.26 of 2026-12-05. */
function yearFirst(value: string, format: string): string | undefined {
  const year = /^\d\d\D\d\d$/.test(value) ? value.replace(/\D/, "") : "";
  return Number(value.slice(format.indexOf("MM"), format.indexOf("MM") + 2)) > 12 && year !== "" ? year : undefined;
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
  return new RegExp(`^\\D*${parts.join(GAP)}(?:\\D.*)?$`);
}

/** Reads a complete date, with the year first or last or the month in a word, and writes it in the format. */
function wholeDate(text: string, format: string, readWords?: ReadWords): string | undefined {
  const yearLast = /^MM.*DD/.test(format) ? MONTH_FIRST : DAY_FIRST;
  const digits = (YEAR_FIRST.exec(text) ?? yearLast.exec(text))?.groups;
  if (digits !== undefined) return written(digits as WrittenDay, format);
  return /\d{4}/.test(text) ? wordedText(text, format, readWords) : undefined;
}

/** Writes out a date whose year has two digits: 1.12.26 is a day of this century. */
export function completedDate(text: string, format = USUAL_DATE_FORMAT, readWords?: ReadWords): string | undefined {
  const long = text.replace(/^(\D*\d{1,2}[./\- ]+\d{1,2}[./\- ]+)(\d{2})(?!\d)/, "$120$2");
  return wholeDate(long, format, readWords) ?? wordedText(text, format, readWords);
}

/** A pasted date; the year may still have to be typed. */
function pastedDate(text: string, format: string, readWords?: ReadWords): string | undefined {
  const [, one = "", two = ""] = new RegExp(`^\\s*(\\d{1,2})${GAP}(\\d{1,2})[./\\- ]*$`).exec(text) ?? [];
  const [month, day] = /^MM.*DD/.test(format) ? [one, two] : [two, one];
  return completedDate(text, format, readWords) ?? (one === "" ? undefined : written({ day, month }, format));
}

function wordedText(text: string, format: string, readWords: ReadWords | undefined): string | undefined {
  const read = readWords?.(text);
  return read && written(read, format);
}

/** Writes a day in the format. Without its year it is left unfinished, where the year comes last. */
function written({ day, month, year }: WrittenDay, format: string): string | undefined {
  const text = toDateText(`${year ?? "0000"}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`, format);
  if (year !== undefined) return text;
  return format.endsWith("YYYY") ? text.slice(0, -4) : undefined;
}

/** A text that is kept to be mended; a space tells one of digits alone from a date that is being typed. */
function keptText(text: string, format: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return isForeignDate(line, format) ? line : `${line} `;
}

function fits(value: string, format: string): boolean {
  return [...value].every((char, at) => (/[DMY]/.test(format[at] ?? "") ? /\d/.test(char) : char === format[at]));
}
