import { expect, it } from "vitest";
import { emptyOf, readListFilter, shownPage } from "./list-filter.ts";

it.each([
  ["", { period: "upcoming", status: "", page: 1 }],
  ["?period=past&status=4,5&page=3&lang=ru", { period: "past", status: "4,5", page: 3 }],
  ["?period=soon&status=9&page=-1", { period: "upcoming", status: "", page: 1 }],
])("PAY-16: the address %s lists %o", (search, filter) => {
  expect(readListFilter(search)).toEqual(filter);
});

it.each([
  [1, 0, 1],
  [3, 30, 3],
  [999, 30, 30],
])("page %i of %i shows page %i", (page, pages, shown) => {
  expect(shownPage(page, pages)).toBe(shown);
});

it("PAY-16: an empty list says of what: of one status, or of any trip at that time", () => {
  expect(emptyOf({ status: "", period: "past" })).toBe("past");
  expect(emptyOf({ status: "0,7", period: "upcoming" })).toBe("status");
});
