import { expect, it } from "vitest";
import { auditReach, readAuditSubject, withoutContacts } from "#domain/accounts/audit-entries.ts";

it("OPS-123: everybody reads their own doings, an owner all of them, a dispatcher those to orders, an accountant those that moved money", () => {
  expect(["owner", "dispatcher", "support", "accountant"].map((role) => auditReach(role as "owner"))).toMatchObject([
    { own: true, all: true, isMasked: false },
    { own: true, all: false, orders: true, isMasked: false },
    { own: true, all: false, orders: false, money: false, isMasked: false },
    { own: true, all: false, orders: false, money: true, isMasked: true },
  ]);
});

it("keeps phones and addresses of mail back, wherever in an entry they stand", () => {
  const entry = { driver: { name: "Sergey", phone: "+7 903 555-01-42" }, notes: ["write to a@b.example"], fee: 50_000 };
  expect(withoutContacts(entry)).toEqual({
    driver: { name: "Sergey", phone: "…" },
    notes: ["write to …"],
    fee: 50_000,
  });
});

it.each([
  ["order:1000001", { kind: "order", id: 1_000_001 }],
  ["1000001", { kind: "order", id: 1_000_001 }],
  ["way-request:1", { kind: "way-request", id: 1 }],
  ["order:", undefined],
  ["order:1; drop", undefined],
])("OPS-123: %s says what entries are about", (typed, subject) => {
  expect(readAuditSubject(typed)).toEqual(subject);
});
