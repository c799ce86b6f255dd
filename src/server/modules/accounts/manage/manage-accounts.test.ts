import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROLES } from "#domain/accounts/role.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { findAccount } from "#server/modules/accounts/accounts.repository.ts";
import { logIn } from "#server/modules/accounts/log-in/log-in.ts";
import {
  openAccount,
  renewPassword,
  setAccountOpen,
  setAfterOrder,
  setCash,
  setCompanyCash,
  setSecondCurrency,
  setServers,
  setStaffRole,
  type NewAccount,
} from "#server/modules/accounts/manage/manage-accounts.ts";
import { addCostCenters } from "#server/modules/accounts/manage/managed-accounts.repository.ts";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/test-database.ts";

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
    { db: database.db, clock: () => NOW, production: true, tell: () => undefined },
    { name: "anna@company.example", password, address: "192.0.2.1", device: null, userAgent: "", requestId: "r" },
  );

it("OPN-075: an account has one of the five roles, and the database takes no other", async () => {
  const { rows } = await database.pool.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'accounts_role_check'",
  );
  expect(rows[0]?.rule.match(/(?<=')\w+(?=')/g)).toEqual([...ROLES]);
  expect(ROLES).toHaveLength(5);
});

describe("an operator", () => {
  it("opens an account whose holder can log in at once, even on a production server", async () => {
    const password = await openAccount(database.db, ACCOUNT, new Date(NOW));
    expect(await enter(password)).toMatchObject({ token: expect.any(String) });
    const account = await findAccount(database.db, { login: "anna@company.example" });
    expect(account).toMatchObject({ role: "corporate", is_coordinator: true });
  });

  it("T-03: cannot open an account over an existing one, in any spelling", async () => {
    for (const login of ["anna@company.example", "ANNA@company.example", "ａnna@company.example"])
      await expect(openAccount(database.db, { ...ACCOUNT, login }, new Date(NOW))).rejects.toThrow("already");
  });

  it.each([
    [{ login: "12345" }, "not an e-mail"],
    [{ company: undefined }, "needs a company"],
    [{ role: "customer" as const }, "needs a company"],
  ])("cannot open a useless account: %j", async (change, words) => {
    await expect(
      openAccount(database.db, { ...ACCOUNT, login: "b@c.example", ...change }, new Date(NOW)),
    ).rejects.toThrow(words);
  });

  it("renews a password and closes an account, which ends the old password and sessions", async () => {
    const password = await renewPassword(database.db, ACCOUNT.login, new Date(NOW));
    await enter(password);
    await setAccountOpen(database.db, ACCOUNT.login, false, new Date(NOW));
    await expect(enter(password)).rejects.toMatchObject({ code: "account-closed" });
    await setAccountOpen(database.db, ACCOUNT.login, true, new Date(NOW));
    await enter(password);
    await expect(renewPassword(database.db, "nobody@company.example", new Date(NOW))).rejects.toThrow("no account");
  });

  it("W7: names the servers of a partner, and of no other account", async () => {
    const partner = {
      ...ACCOUNT,
      role: "partner",
      login: "p@c.example",
      company: undefined,
      isCoordinator: false,
    } as const;
    await openAccount(database.db, partner, new Date(NOW));
    const kept = async () => (await findAccount(database.db, { login: "p@c.example" }))?.settings.serverNetworks;
    await setServers(database.db, "p@c.example", ["192.0.2.9", "2001:db8::1", "2001:db8::2"]);
    expect(await kept()).toEqual(["192.0.2.9", "2001:db8:0:0::/64"]);
    await setServers(database.db, "p@c.example", []);
    expect(await kept()).toEqual([]);
    await expect(setServers(database.db, "p@c.example", ["our server"])).rejects.toThrow("not the address");
    await expect(setServers(database.db, ACCOUNT.login, ["192.0.2.9"])).rejects.toThrow("no partner");
  });

  it("PRC-25: shows prices to an account in a second currency too, and keeps its other settings", async () => {
    const settings = async () => (await findAccount(database.db, { login: "p@c.example" }))?.settings;
    await setServers(database.db, "p@c.example", ["192.0.2.9"]);
    await setSecondCurrency(database.db, "p@c.example", "INR");
    expect(await settings()).toMatchObject({ alternativeCurrency: "INR", serverNetworks: ["192.0.2.9"] });
    await setSecondCurrency(database.db, "p@c.example", null);
    expect(await settings()).toMatchObject({ alternativeCurrency: null });
    await expect(setSecondCurrency(database.db, "nobody@c.example", "INR")).rejects.toThrow("no account");
  });

  it("PAY-05: a partner says where its visitors go after an order, and nobody else does", async () => {
    const kept = async () => (await findAccount(database.db, { login: "p@c.example" }))?.settings.afterOrderUrl;
    await setAfterOrder(database.db, "p@c.example", "https://p.example/thanks");
    expect(await kept()).toBe("https://p.example/thanks");
    await setAfterOrder(database.db, "p@c.example", null);
    expect(await kept()).toBeNull();
    await expect(setAfterOrder(database.db, ACCOUNT.login, "https://p.example")).rejects.toThrow("no partner");
  });

  it("found 1: lets an account or a company pay the driver, and takes that back", async () => {
    const may = async (login: string) => (await findAccount(database.db, { login }))?.settings.mayPayCardAndCash;
    const member = ACCOUNT.login.toLowerCase();
    expect([await may("p@c.example"), await may(member)]).toEqual([false, false]);
    await setCash(database.db, "p@c.example", true);
    await setCompanyCash(database.db, "Northwind", true);
    expect([await may("p@c.example"), await may(member)]).toEqual([true, true]);
    await setCash(database.db, member, false);
    expect(await may(member)).toBe(false);
    await expect(setCash(database.db, "nobody@c.example", true)).rejects.toThrow("no account");
    await expect(setCompanyCash(database.db, "Southwind", true)).rejects.toThrow("no company");
  });

  it("adds cost centres and leaves existing ones unchanged", async () => {
    expect(await addCostCenters(database.db, "Northwind", ["Sales", "Legal"])).toBe(2);
    expect(await addCostCenters(database.db, "Northwind", ["Sales", "Design"])).toBe(1);
  });

  it("opens an account of the staff with its work, and nobody else gets any", async () => {
    const staff = { ...ACCOUNT, role: "admin", company: undefined, isCoordinator: false } as const;
    const open = async (login: string, over: Partial<NewAccount>) =>
      openAccount(database.db, { ...staff, login, ...over }, new Date(NOW));
    await open("olga@rides.example", { staffRole: "owner" });
    await open("ilya@rides.example", { staffRole: "dispatcher" });
    await expect(open("nina@rides.example", {})).rejects.toThrow("needs its work");
    await expect(open("nina@rides.example", { role: "customer", staffRole: "support" })).rejects.toThrow("no other");
    await expect(setStaffRole(database.db, "anna@company.example", "support", new Date(NOW))).rejects.toThrow("staff");
  });

  it("cannot close or lower the last owner, also not by two changes at once", async () => {
    const at = new Date(NOW);
    const close = async (login: string) => setAccountOpen(database.db, login, false, at);
    await expect(close("olga@rides.example")).rejects.toThrow("One owner");
    await expect(setStaffRole(database.db, "olga@rides.example", "support", at)).rejects.toThrow("One owner");
    await setStaffRole(database.db, "ilya@rides.example", "owner", at);
    const both = await Promise.allSettled([close("olga@rides.example"), close("ilya@rides.example")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});
