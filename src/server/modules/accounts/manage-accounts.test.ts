import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { logIn } from "#server/modules/accounts/log-in.ts";
import {
  addCostCenters,
  openAccount,
  renewPassword,
  setAccountOpen,
  type NewAccount,
} from "#server/modules/accounts/manage-accounts.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";

const NOW = Date.UTC(2026, 10, 21);
const ACCOUNT: NewAccount = {
  login: "Anna@Company.Example",
  role: "corporate",
  name: "Anna",
  phone: "",
  currency: "EUR",
  company: "Northwind",
  isCoordinator: true,
};

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const enter = (password: string) =>
  logIn(
    { db: database.db, clock: () => NOW, production: true },
    { name: "anna@company.example", password, address: "192.0.2.1" },
  );

describe("an operator", () => {
  it("opens an account whose holder can log in at once, on a production server too", async () => {
    const password = await openAccount(database.db, ACCOUNT, new Date(NOW));
    const { account } = await enter(password);
    expect(account).toMatchObject({ login: "anna@company.example", role: "corporate", is_coordinator: true });
  });

  it("T-03: cannot open an account over one that is there, in whatever spelling", async () => {
    for (const login of ["anna@company.example", "ANNA@company.example", "ａnna@company.example"])
      await expect(openAccount(database.db, { ...ACCOUNT, login }, new Date(NOW))).rejects.toThrow("already");
  });

  it.each([
    [{ login: "12345" }, "not an e-mail"],
    [{ company: undefined }, "needs a company"],
    [{ role: "customer" as const }, "needs a company"],
  ])("cannot open an account that would be of no use: %j", async (change, words) => {
    await expect(
      openAccount(database.db, { ...ACCOUNT, login: "b@c.example", ...change }, new Date(NOW)),
    ).rejects.toThrow(words);
  });

  it("renews a password and closes an account; what was good before is not any more", async () => {
    const password = await renewPassword(database.db, ACCOUNT.login, new Date(NOW));
    await enter(password);
    await setAccountOpen(database.db, ACCOUNT.login, false, new Date(NOW));
    await expect(enter(password)).rejects.toMatchObject({ code: "account-closed" });
    await setAccountOpen(database.db, ACCOUNT.login, true, new Date(NOW));
    await enter(password);
    await expect(renewPassword(database.db, "nobody@company.example", new Date(NOW))).rejects.toThrow("no account");
  });

  it("adds cost centres; those that are there stay as they are", async () => {
    expect(await addCostCenters(database.db, "Northwind", ["Sales", "Legal"])).toBe(2);
    expect(await addCostCenters(database.db, "Northwind", ["Sales", "Design"])).toBe(1);
  });
});
