import { erasePerson, exportPerson, personContact } from "#server/retention/erase-person.ts";
// What is kept of a person: `npm run person` tells what is over its time, exports one person and erases one.
import { countOverdue } from "#server/retention/forget-people.ts";
import { addErasure } from "./erasure-file.ts";
import { parseCommandLine, requiredText, runOperatorCommand } from "./operator-command.ts";
import { printLine } from "./print-line.ts";

const HELP = `Looks after the personal data of travellers. A person is known by the e-mail address or the phone; an order counts, whichever of its people that is.

  npm run person                            tells what the nightly job would take people out of now, and changes nothing
  npm run person -- export CONTACT --by LOG-IN  prints everything that is kept of a person, as JSON
  npm run person -- erase CONTACT --by LOG-IN   takes the person out of orders, requests, e-mails and the account, for good;
                                            ways, sums and documents stay without persons. Refused while a ride is ahead

CONTACT is anna@example.com or +447911123456. An account is found by its e-mail alone.
`;

await runOperatorCommand(HELP, async (desk, env) => {
  const { words, options } = parseCommandLine(["by"]);
  const [command, typed = ""] = words;
  if (command === undefined) {
    const counts = await countOverdue({ ...desk, terms: env.retention });
    return printLine(`Older than they are kept: ${JSON.stringify(counts)}`);
  }
  const contact = personContact(typed, env.seller.operatorCountry);
  if ((command !== "export" && command !== "erase") || contact === undefined) return printLine(HELP);
  const shell = { ...desk, production: env.production };
  const by = requiredText(options.by, "--by LOG-IN");
  if (command === "export") return printLine(JSON.stringify(await exportPerson(shell, contact, by), null, 2));
  const { erasure, counts } = await erasePerson(shell, contact, by);
  await addErasure(env.dataDir, erasure);
  return printLine(`Erased on ${erasure.at.toISOString()} by ${erasure.by}: ${JSON.stringify(counts)}`);
});
