import { expect, it } from "vitest";
import { beforeCorrection, correctionsIn, readTypedTime, type TypedTimeReading } from "#ui/typed-time-reading.ts";

const said = (reading: TypedTimeReading) =>
  reading.kind === "time"
    ? reading.time
    : "times" in reading
      ? `${reading.kind}: ${reading.times.join(" ")}`
      : reading.kind;

it.each([
  ["", "empty"],
  ["9", "09:00"],
  ["09", "09:00"],
  ["14", "14:00"],
  ["14:", "14:00"],
  ["00", "00:00"],
  ["23", "23:00"],
  ["14:0", "14:00"],
  ["14:30", "14:30"],
  ["00:00", "00:00"],
  ["23:59", "23:59"],
  ["14:3", "unclear: 14:03 14:30"],
  ["14:5", "unclear: 14:05 14:50"],
  ["00:1", "unclear: 00:01 00:10"],
  ["12:6", "unclear: 12:06"],
  ["12:7", "unclear: 12:07"],
  ["12:9", "unclear: 12:09"],
  ["12:75", "impossible"],
  ["12:60", "impossible"],
  ["12:99", "impossible"],
  ["24", "midnight: 00:00"],
  ["24:", "midnight: 00:00"],
  ["24:0", "midnight: 00:00"],
  ["24:00", "midnight: 00:00"],
  ["24:30", "midnight: 00:30"],
  ["24:3", "midnight: 00:03 00:30"],
  ["24:60", "impossible"],
  ["25", "impossible"],
  ["25:00", "impossible"],
  ["29:15", "impossible"],
  ["99", "impossible"],
])("B9: %s is read as %s", (raw, reading) => expect(said(readTypedTime(raw))).toBe(reading));

it.each([
  ["23:00", [{ at: 0, typed: "25", shown: "23" }], "25:00"],
  ["12:5", [{ at: 3, typed: "7", shown: "5" }], "12:7"],
  [
    "23:59",
    [
      { at: 0, typed: "28", shown: "23" },
      { at: 3, typed: "7", shown: "5" },
    ],
    "28:79",
  ],
  ["14:00", [{ at: 0, typed: "25", shown: "23" }], "14:00"],
  ["12:", [{ at: 3, typed: "7", shown: "5" }], "12:"],
  [
    "23:00",
    [
      { at: 0, typed: "25", shown: "23" },
      { at: 0, typed: "24", shown: "23" },
    ],
    "24:00",
  ],
])("B9: %s stands where %j was corrected: %s was meant", (text, corrections, raw) =>
  expect(beforeCorrection(text, correctionsIn(text, corrections))).toBe(raw),
);
