// Opens and closes accounts: `npm run account -- add anna@company.example --role customer --name "Anna" --by olga@rides.example`.
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ROLES } from "#domain/accounts/role.ts";
import { STAFF_ROLES, type StaffRole } from "#domain/accounts/staff-role.ts";
import { isCurrency } from "#domain/values/money.ts";
import type { Env } from "#server/env.ts";
import { fromShell, listAccounts, openFromShell } from "#server/modules/accounts/index.ts";
import { webAddress } from "#server/modules/partners/index.ts";
import { commandEnv } from "./command-env.ts";
import { runToEnd } from "./operator-command.ts";
import { printLine } from "./print-line.ts";
import { reachDatabase, type ReachedDatabase } from "./reach-database.ts";

const HELP = `Opens and closes the accounts that people log in to. Each change names an owner, "--by LOG-IN", and leaves an entry
in the audit log of the console. Only the first owner is added without it.

  npm run account -- add E-MAIL --role ROLE --name NAME    opens an account and prints its password, once
                         --phone PHONE --currency EUR
                         --company COMPANY --coordinator   for the role corporate
                         --staff dispatcher                for the role admin: ${STAFF_ROLES.join(", ")}
  npm run account -- staff E-MAIL ROLE                     changes what somebody of the staff works on and ends the sessions;
                                                           one owner always stays
  npm run account -- password E-MAIL                       prints a new password and ends the sessions
  npm run account -- access-key E-MAIL                     prints a token for a program that logs in as this account, once;
                                                           it lasts a year, or until the password changes
  npm run account -- forget-second-step E-MAIL             for whoever has lost the phone and the recovery codes: removes
                                                           the second step and ends the sessions
  npm run account -- close E-MAIL                          ends the sessions; nobody can log in any more
  npm run account -- open E-MAIL                           lets it in again
  npm run account -- servers E-MAIL [ADDRESS ...]          replaces the servers from which a partner orders by its user_id,
                                                           with the limits of its account; without an address, none
  npm run account -- second-currency E-MAIL [INR]          shows every price to it in this currency too; without one, no more
  npm run account -- after-order E-MAIL [ADDRESS]          where whoever has ordered on the partner's platform goes; the booking waits for its
                                                           payment as ever. Without an address, to the payment or the booking
  npm run account -- cash E-MAIL yes|no                    whether it may pay the driver in cash; of a partner also the visitors
                                                           of its pages. Nobody may unless you say so
  npm run account -- cash --company COMPANY yes|no         the same for everybody in a company
  npm run account -- list                                  prints all accounts
  npm run account -- cost-centers COMPANY FILE             adds the cost centres of a file, one a line

--by LOG-IN                                                the log-in of an open owner in whose name it is done; "list" needs none

Roles: ${ROLES.join(", ")}.
`;

const options = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      role: { type: "string", default: "customer" },
      name: { type: "string", default: "" },
      phone: { type: "string", default: "" },
      currency: { type: "string", default: "EUR" },
      company: { type: "string" },
      coordinator: { type: "boolean", default: false },
      staff: { type: "string" },
      by: { type: "string", default: "" },
      help: { type: "boolean", default: false },
    },
  });

async function run(
  { db }: ReachedDatabase,
  { production }: Env,
  { values, positionals }: ReturnType<typeof options>,
): Promise<void> {
  const [command = "", subject = "", ...others] = positionals;
  const shell = { db, clock: Date.now, production, by: values.by.trim() };
  switch (command) {
    case "add": {
      const role = ROLES.find((one) => one === values.role);
      if (role === undefined) throw new Error(`${values.role} is no role: ${ROLES.join(", ")}.`);
      const staffRole = role === "admin" ? staffRoleOf(values.staff ?? "owner") : undefined;
      if (!isCurrency(values.currency)) throw new Error(`${values.currency} is no currency we know.`);
      const { name, phone, currency, company, coordinator: isCoordinator } = values;
      const account = {
        login: subject,
        role,
        staffRole,
        name: name || subject,
        phone,
        currency,
        company,
        isCoordinator,
      };
      const password = await openFromShell(shell, account);
      return printLine(`${subject} may log in with the password ${password}`);
    }
    case "staff": {
      const [work = ""] = others;
      await fromShell.setStaffRole(shell, subject, staffRoleOf(work));
      return printLine(`${subject} is ${work} from now on`);
    }
    case "password":
      return printLine(`${subject} may log in with the password ${await fromShell.renewPassword(shell, subject)}`);
    case "access-key":
      return printLine(
        `A program is ${subject} with "Authorization: Bearer ${await fromShell.createAccessKey(shell, subject)}"`,
      );
    case "forget-second-step": {
      const isForgotten = await fromShell.forgetSecondStep(shell, subject);
      return printLine(`${subject} ${isForgotten ? "logs in with the password alone again." : "has no second step."}`);
    }
    case "close":
    case "open":
      await fromShell.setOpen(shell, subject, command === "open");
      return printLine(`${subject} is ${command === "open" ? "open" : "closed"}.`);
    case "cost-centers": {
      const titles = (await readFile(others[0] ?? "", "utf8"))
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
      return printLine(`${await fromShell.addCostCenters(shell, subject, titles)} new cost centres of ${subject}.`);
    }
    case "servers": {
      const networks = await fromShell.setServers(shell, subject, others);
      return printLine(`${subject} orders from ${networks.join(", ") || "no server of its own"}.`);
    }
    case "second-currency": {
      const [currency = null] = others;
      if (currency !== null && !isCurrency(currency)) throw new Error(`${currency} is no currency we know.`);
      await fromShell.setSecondCurrency(shell, subject, currency);
      return printLine(`${subject} sees prices in ${currency === null ? "one currency" : `${currency} too`}.`);
    }
    case "after-order": {
      const [typed = ""] = others;
      const address = webAddress(typed);
      if (address === "" && typed !== "") throw new Error(`${typed} is not the address of a page.`);
      await fromShell.setAfterOrder(shell, subject, address || null);
      return printLine(`Travellers who order from ${subject} go to ${address || "the payment or the booking"}.`);
    }
    case "cash": {
      const company = values.company;
      const word = company === undefined ? others[0] : subject;
      if (word !== "yes" && word !== "no") throw new Error("Say yes or no: npm run account -- cash E-MAIL yes");
      await (company === undefined
        ? fromShell.setCash(shell, subject, word === "yes")
        : fromShell.setCompanyCash(shell, company, word === "yes"));
      return printLine(`${company ?? subject} ${word === "yes" ? "may pay the driver in cash" : "pays by card"}.`);
    }
    case "list": {
      for (const {
        user_id: id,
        login,
        role,
        staff_role: work,
        name,
        disabled_at: closed,
        settings,
      } of await listAccounts(db)) {
        const servers = settings.serverNetworks?.join(", ");
        printLine(
          `${id}  ${login}  ${work ?? role}  ${name}${closed === null ? "" : "  closed"}${servers ? `  ${servers}` : ""}`,
        );
      }
      return;
    }
    default:
      return printLine(HELP);
  }
}

function staffRoleOf(typed: string): StaffRole {
  const role = STAFF_ROLES.find((one) => one === typed);
  if (role === undefined) throw new Error(`${typed} is no work of the staff: ${STAFF_ROLES.join(", ")}.`);
  return role;
}

await runToEnd(async () => {
  const typed = options();
  if (typed.values.help) return printLine(HELP);
  const { env, isDataDirNamed } = commandEnv();
  const database = await reachDatabase(env, isDataDirNamed);
  await run(database, env, typed).finally(() => database.close());
});
