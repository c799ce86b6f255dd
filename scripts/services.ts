// Checks the outside services: `npm run services` asks each one that is set, and says what is wrong.
import { parseArgs } from "node:util";
import { checkServices } from "#server/adapters/checks/check-services.ts";
import { commandEnv } from "./command-env.ts";
import { runToEnd } from "./operator-command.ts";
import { printLine } from "./print-line.ts";

const HELP = `Asks each outside service that is set whether it works: mail, places, directions, map tiles, payments, text messages, passes.
Nothing is sent, ordered or paid. Ends with code 1 when something is wrong.

  npm run services
  npm run services -- --dkim s1     looks up the DKIM key too; s1 is the selector that your provider of mail names
`;

await runToEnd(async () => {
  if (process.argv.includes("--help")) return printLine(HELP);
  const { dkim } = parseArgs({ options: { dkim: { type: "string" } } }).values;
  if (dkim !== undefined && !/^[\w.-]+$/.test(dkim)) throw new Error("--dkim takes a selector such as s1");
  const checks = await checkServices(commandEnv().env, { dkimSelector: dkim });
  for (const { service, state, words } of checks) printLine(`${state.padEnd(7)} ${service}: ${words}`);
  if (checks.some(({ state }) => state === "wrong")) process.exitCode = 1;
});
