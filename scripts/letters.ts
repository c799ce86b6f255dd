// The desk of letters, until the console has one: `npm run letters` lists what was not sent, and sends it again.
import type { Desk } from "#server/desk.ts";
import { listUnsentLetters, sendLetterAgain } from "#server/modules/notifications/index.ts";
import { deskWords, given, numberOf, runAtDesk, sayLine } from "./desk-command.ts";

const HELP = `Lists letters and text messages that are not sent by themselves any more, and sends them again.

  npm run letters                      lists them, the oldest first: failed ones were tried for 72 hours, held ones were
                                       too many for their reader's address or phone
  npm run letters -- again LETTER --by LOG-IN
                                       sends one again
`;

async function list(desk: Desk): Promise<void> {
  const letters = await listUnsentLetters(desk);
  for (const letter of letters) {
    const about = `${letter.subject_kind} ${letter.subject_id}`;
    const tried = letter.state === "failed" ? `tried ${letter.tries} times, ${letter.last_error ?? ""}` : "too many";
    const written = letter.created_at.toISOString().slice(0, 16);
    const words = [`letter ${letter.message_id}`, letter.state, letter.kind, about, `to ${letter.recipient}`, written];
    sayLine([...words, tried].join("  "));
  }
  if (letters.length === 0) sayLine("Every letter is sent or on its way.");
}

await runAtDesk(HELP, async (desk, env) => {
  const { words, said } = deskWords(["by"]);
  const [command, letter = ""] = words;
  if (command === undefined) return list(desk);
  if (command !== "again") return sayLine(HELP);
  const shell = { ...desk, production: env.production };
  await sendLetterAgain(shell, numberOf(letter), given(said.by, "--by LOG-IN"));
  return sayLine(`Letter ${letter} is on its way again.`);
});
