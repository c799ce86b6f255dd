import { expect, test } from "vitest";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";

test.each(["Анна Иванова", "Jean-Luc O’Brien", "А. С. Пушкин", "José Ñandú", "李小龙", "Иванов И."])(
  "T-25: %s is greeted by name",
  (name) => {
    expect(greetingName(name)).toBe(name);
  },
);

test.each([
  "",
  "CHEAP PILLS http://pills.example",
  "pills.example",
  "www pills",
  "Анна\r\nBcc: victim@example.org",
  "Анна\u2028Иванова",
  "win 1000000 today",
  "a@b.example",
  "<script>",
  "x".repeat(61),
])("T-25: %j is greeted without a name", (name) => {
  expect(greetingName(name)).toBeUndefined();
});
