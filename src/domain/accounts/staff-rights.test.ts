import { expect, test } from "vitest";
import { STAFF_RIGHTS, staffDegree, type StaffRight } from "#domain/accounts/staff-rights.ts";

const RIGHTS = Object.keys(STAFF_RIGHTS) as StaffRight[];
const worksOn = (role: "owner" | "dispatcher" | "support" | "accountant") =>
  RIGHTS.filter((right) => staffDegree(role, right) === "works");

test("an owner works on everything, and each other role on its own part of it", () => {
  expect(worksOn("owner")).toEqual(RIGHTS);
  expect(worksOn("dispatcher")).toEqual(RIGHTS.filter((right) => !["releasing", "staff", "people"].includes(right)));
  expect(worksOn("support")).toEqual([
    "notes",
    "marks",
    "placing",
    "changing",
    "refunds",
    "tester",
    "exporting",
    "audit",
  ]);
  expect(worksOn("accountant")).toEqual(["notes", "cash", "refunds", "releasing", "tester", "audit"]);
});

test("an accountant sees orders without phones, and nobody but an owner sees accounts of the staff", () => {
  expect(staffDegree("accountant", "orders")).toBe("looks masked");
  expect(staffDegree("support", "orders")).toBe("looks");
  expect((["dispatcher", "support", "accountant"] as const).map((role) => staffDegree(role, "staff"))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
