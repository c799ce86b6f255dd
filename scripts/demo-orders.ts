// Fills the console with a company's work: `npm run demo:orders -- 300`. Nobody is written to about these orders.
import { parseArgs } from "node:util";
import { commandEnv } from "./command-env.ts";
import { makeCompany } from "./demo/demo-company.ts";
import { createDemoPlanner, loadDemoWorld } from "./demo/demo-plans.ts";
import { refuseProduction } from "./demo/refuse-production.ts";
import { writeCompany } from "./demo/write-company.ts";
import { writeRequests } from "./demo/write-requests.ts";
import { runToEnd } from "./operator-command.ts";
import { printLine } from "./print-line.ts";
import { reachDatabase } from "./reach-database.ts";

const MOST = 100_000;

const HELP = `Makes up orders that look like the work of one company around the present hour: in the past and to come, in all states, with
drivers, marks and notes, paid and unpaid, priced by the tariffs in force. Nobody is written to about them. They cannot be taken out
again: use a database of its own.

  npm run demo:orders -- 300                   makes 300 orders, ${MOST} at most
  npm run demo:orders -- 300 --in-production   the same where NODE_ENV is production
`;

await runToEnd(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", default: false }, "in-production": { type: "boolean", default: false } },
  });
  const [typed = ""] = positionals;
  if (values.help || typed === "") return printLine(HELP);
  const count = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (count < 1 || count > MOST) throw new Error(`Say how many orders, from 1 to ${MOST}: npm run demo:orders -- 300.`);
  const { env, isDataDirNamed } = commandEnv();
  refuseProduction(env, values["in-production"]);
  const begun = performance.now();
  const database = await reachDatabase(env, isDataDirNamed);
  try {
    const planner = await createDemoPlanner(database, await loadDemoWorld(), Date.now);
    try {
      const now = Date.now();
      const made = await writeCompany(database.pool, makeCompany(planner, { count, now }), {
        now,
        told: (so) => (so % 10_000 === 0 ? printLine(`${so} orders so far.`) : undefined),
      });
      const requests = await writeRequests(database.pool, { count, now });
      const seconds = Math.round((performance.now() - begun) / 1000);
      printLine(
        `${made.orders} orders with ${made.trips} trips and ${requests} requests are in ${database.said} (${seconds} s).`,
      );
    } finally {
      await planner.close();
    }
  } finally {
    await database.close();
  }
});
