import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { fromShell, openFromShell } from "#server/modules/accounts/manage/manage-from-shell.ts";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/test-database.ts";

const NOW = Date.UTC(2026, 10, 29);
const OWNER = "olga@rides.example";
const staff = (login: string, staffRole: "owner" | "dispatcher") =>
  ({
    login,
    role: "admin",
    staffRole,
    name: login,
    phone: "",
    currency: "EUR",
    company: undefined,
    isCoordinator: false,
  }) as const;
const partner = { ...staff("p@c.example", "owner"), role: "partner", staffRole: undefined } as const;

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

const shell = (by: string) => ({ db: database.db, clock: () => NOW, production: true, by });
interface Entry {
  readonly by: string;
  readonly call: string;
  readonly about: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly network: string;
}
const entries = async () =>
  (
    await database.pool.query<Entry>(
      `select b.login as by, call, s.login as about, e.before, e.after, e.network from audit_entries e
       join accounts b on b.user_id = e.account_id join accounts s on s.user_id = e.subject_id order by entry_id`,
    )
  ).rows;
const lastEntry = async () => (await entries()).at(-1);

it("the first owner is added without --by, with an entry in their own name; nobody else is", async () => {
  for (const account of [partner, staff("ilya@rides.example", "dispatcher")])
    await expect(async () => openFromShell(shell(""), account)).rejects.toThrow("Say --by LOG-IN");
  await openFromShell(shell(""), staff(OWNER, "owner"));
  expect(await entries()).toEqual([
    {
      by: OWNER,
      call: "openAccount",
      about: OWNER,
      before: {},
      after: { login: OWNER, role: "owner" },
      network: "shell",
    },
  ]);
  await expect(async () => openFromShell(shell(""), staff("second@rides.example", "owner"))).rejects.toThrow("--by");
});

it("each change of an account says who made it and what was before and is after", async () => {
  const by = shell(OWNER);
  await openFromShell(by, partner);
  // What names a person is not kept in an entry, which stays when the person is erased.
  expect(await lastEntry()).toMatchObject({ by: OWNER, about: "p@c.example", after: { role: "partner" } });
  await openFromShell(by, staff("ilya@rides.example", "dispatcher"));
  await fromShell.setStaffRole(by, "ilya@rides.example", "support");
  expect(await lastEntry()).toMatchObject({
    call: "setStaffWork",
    about: "ilya@rides.example",
    before: { role: "dispatcher" },
    after: { role: "support" },
  });
  await fromShell.setOpen(by, "ilya@rides.example", false);
  expect(await lastEntry()).toMatchObject({ call: "setStaffOpen", before: { open: true }, after: { open: false } });
  await fromShell.setCash(by, "p@c.example", true);
  const cash = { before: { mayPayCardAndCash: false }, after: { mayPayCardAndCash: true } };
  expect(await lastEntry()).toMatchObject({ call: "setAccountSettings", about: "p@c.example", ...cash });
  await fromShell.setServers(by, "p@c.example", ["192.0.2.9"]);
  expect(await lastEntry()).toMatchObject({ before: { serverNetworks: [] }, after: { serverNetworks: ["192.0.2.9"] } });
  await fromShell.setSecondCurrency(by, "p@c.example", "INR");
  expect(await lastEntry()).toMatchObject({ after: { alternativeCurrency: "INR" } });
  await fromShell.setAfterOrder(by, "p@c.example", "https://p.example/thanks");
  expect(await lastEntry()).toMatchObject({ after: { afterOrderUrl: "https://p.example/thanks" } });
  await fromShell.forgetSecondStep(by, "p@c.example");
  expect(await lastEntry()).toMatchObject({ call: "forgetSecondStep", about: "p@c.example" });
  await fromShell.addCostCenters(by, "Northwind", ["Sales", "Legal"]);
  expect(await lastEntry()).toMatchObject({
    call: "addCostCenters",
    after: { company: "Northwind", costCenters: 2 },
  });
  await fromShell.setCompanyCash(by, "Northwind", true);
  expect(await lastEntry()).toMatchObject({
    call: "setCompanySettings",
    after: { company: "Northwind", mayPayCardAndCash: true },
  });
});

it("no entry holds a password or an access key", async () => {
  const by = shell(OWNER);
  const password = await fromShell.renewPassword(by, "p@c.example");
  expect(await lastEntry()).toMatchObject({ call: "renewPassword", about: "p@c.example", before: {}, after: {} });
  const key = await fromShell.createAccessKey(by, "p@c.example");
  expect(await lastEntry()).toMatchObject({ call: "createAccessKey", before: {}, after: {} });
  const { rows } = await database.pool.query<{ kept: string }>("select e::text as kept from audit_entries e");
  for (const { kept } of rows) for (const secret of [password, key]) expect(kept).not.toContain(secret);
  const { rows: hashes } = await database.pool.query<{ password_hash: string }>("select password_hash from accounts");
  for (const { kept } of rows) for (const { password_hash: hash } of hashes) expect(kept).not.toContain(hash);
});

it("only an open owner changes accounts from a shell, and what is refused leaves neither a change nor an entry", async () => {
  const before = await entries();
  const close = async (by: string, login = "p@c.example") => fromShell.setOpen(shell(by), login, false);
  await expect(close("")).rejects.toThrow("Say --by LOG-IN");
  await expect(close("nobody@rides.example")).rejects.toThrow("No open account of the staff");
  await expect(close("ilya@rides.example")).rejects.toThrow("No open account of the staff");
  await fromShell.setOpen(shell(OWNER), "ilya@rides.example", true);
  await expect(close("ilya@rides.example")).rejects.toThrow("is support, which may not do that");
  await expect(close(OWNER, OWNER)).rejects.toThrow("One owner always stays open");
  await expect(close(OWNER, "nobody@c.example")).rejects.toThrow("There is no account");
  expect(await entries()).toHaveLength(before.length + 1);
  const { rows } = await database.pool.query("select login from accounts where disabled_at is not null");
  expect(rows).toEqual([]);
});
