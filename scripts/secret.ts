// The secret that signs links: `npm run secret` tells whose database it is, and renews it while the one before is still accepted.
import type { Desk } from "#server/desk.ts";
import type { Env } from "#server/env.ts";
import {
  claimSecretFile,
  newSecret,
  readSecretFile,
  secretPath,
  writeSecretFile,
} from "#server/secrets/secret-file.ts";
import { findSigner, noteSigner } from "#server/secrets/secret-fingerprints.repository.ts";
import { fingerprintOf } from "#server/secrets/secrets.ts";
import { parseCommandLine, runOperatorCommand } from "./operator-command.ts";
import { printLine } from "./print-line.ts";

const HELP = `Looks after the secret that signs order keys in links, by its fingerprint. It stands in SECRET or in the file "secret" of DATA_DIR.

  npm run secret                 tells which secret is here, and which one the database wants
  npm run secret -- renew        makes a new one, which signs from the next start of the server; the old one is still accepted
  npm run secret -- forget-old   accepts the newest alone: links that the old one signed open nothing any more
  npm run secret -- accept       goes on with the secret that is here, or a new one, where the right one is lost for good
`;

/** Changes the file; with SECRET set there is nothing to change here. */
async function change({ secrets, dataDir }: Env, isRenewal: boolean): Promise<void> {
  if (secrets !== undefined) {
    return printLine(
      isRenewal
        ? `SECRET is set. Set it to "${newSecret()},OLD" with the old one in the place of OLD, and start again.`
        : "SECRET is set. Leave away what follows the comma, and start again.",
    );
  }
  const [newest, ...old] = (await readSecretFile(dataDir)) ?? (await claimSecretFile(dataDir));
  await writeSecretFile(dataDir, isRenewal ? [newSecret(), newest, ...old] : [newest]);
  printLine(`${secretPath(dataDir)} is written. Start the server again.`);
}

async function accept({ db, clock }: Desk, { secrets, dataDir }: Env): Promise<void> {
  const [newest] = secrets ?? (await readSecretFile(dataDir)) ?? (await claimSecretFile(dataDir));
  await noteSigner(db, fingerprintOf(newest), new Date(clock()));
  printLine(
    `The database goes on with the secret ${fingerprintOf(newest)}. Links that were signed by another open nothing.`,
  );
}

await runOperatorCommand(HELP, async (desk, env) => {
  const { words } = parseCommandLine([]);
  const [command] = words;
  if (command === "renew" || command === "forget-old") return change(env, command === "renew");
  if (command === "accept") return accept(desk, env);
  if (command !== undefined) return printLine(HELP);
  const secrets = env.secrets ?? (await readSecretFile(env.dataDir));
  printLine(`Here: ${secrets?.map(fingerprintOf).join(", the one before it ") ?? "none"}`);
  return printLine(`The database wants: ${(await findSigner(desk.db)) ?? "any, it has not been used yet"}`);
});
