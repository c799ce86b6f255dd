// Checks the outside services: `npm run services` asks each one that is set, and says what is wrong.
import { checkServices } from "#server/adapters/checks/check-services.ts";
import { commandEnv } from "./command-env.ts";
import { runToEnd, sayLine } from "./desk-command.ts";

const HELP = `Asks each outside service that is set whether it works: mail, places, directions, payments, text messages, passes.
Nothing is sent, ordered or paid. Ends with code 1 when something is wrong.

  npm run services
`;

await runToEnd(async () => {
  if (process.argv.includes("--help")) return sayLine(HELP);
  const checks = await checkServices(commandEnv().env);
  for (const { service, state, words } of checks) sayLine(`${state.padEnd(6)} ${service}: ${words}`);
  if (checks.some(({ state }) => state === "wrong")) process.exitCode = 1;
});
