// `npm run messages` lists e-mails and text messages that were not sent, and sends them again.
import type { Desk } from "#server/desk.ts";
import { listUnsentLetters, sendLetterAgain } from "#server/modules/notifications/index.ts";
import { parseCommandLine, requiredText, parseNumber, runOperatorCommand } from "./operator-command.ts";
import { printLine } from "./print-line.ts";

const HELP = `Lists e-mails and text messages that are no longer tried, and sends them again.

  npm run messages                     lists them, the oldest first: failed ones were tried for 72 hours, held ones
                                       exceeded the limit of their recipient's address or phone
  npm run messages -- again MESSAGE --by LOG-IN
                                       sends one again
`;

async function list(desk: Desk): Promise<void> {
  const messages = await listUnsentLetters(desk);
  for (const message of messages) {
    const about = `${message.subject_kind} ${message.subject_id}`;
    const tried = message.state === "failed" ? `tried ${message.tries} times, ${message.last_error ?? ""}` : "too many";
    const written = message.created_at.toISOString().slice(0, 16);
    const words = [
      `message ${message.message_id}`,
      message.state,
      message.kind,
      about,
      `to ${message.recipient}`,
      written,
    ];
    printLine([...words, tried].join("  "));
  }
  if (messages.length === 0) printLine("Every message is sent or on its way.");
}

// The name of this command before 0.2.0, which ends with 1.0.
if (process.env["npm_lifecycle_event"] === "letters")
  process.stderr.write("“npm run letters” is called “npm run messages” now; the old name ends with 1.0.\n");

await runOperatorCommand(HELP, async (desk, env) => {
  const { words, options } = parseCommandLine(["by"]);
  const [command, message = ""] = words;
  if (command === undefined) return list(desk);
  if (command !== "again") return printLine(HELP);
  const shell = { ...desk, production: env.production };
  await sendLetterAgain(shell, parseNumber(message), requiredText(options.by, "--by LOG-IN"));
  return printLine(`Message ${message} is on its way again.`);
});
