import { expect, it } from "vitest";
import { readListFilter } from "./list-filter.ts";

it.each([
  ["", { period: "upcoming", status: "", page: 1 }],
  ["?period=past&status=4,5&page=3&lang=ru", { period: "past", status: "4,5", page: 3 }],
  ["?period=soon&status=9&page=-1", { period: "upcoming", status: "", page: 1 }],
])("PAY-16: the address %s lists %o", (search, filter) => {
  expect(readListFilter(search)).toEqual(filter);
});
