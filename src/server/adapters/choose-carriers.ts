import { chooseMailer } from "#server/adapters/mailer/choose-mailer.ts";
import { forgetKeptMail } from "#server/adapters/mailer/forget-kept-mail.ts";
import { chooseTexts } from "#server/adapters/texts/choose-texts.ts";
import { chooseWallets } from "#server/adapters/wallet/choose-wallets.ts";
import type { Clock } from "#server/clock.ts";
import type { Env } from "#server/env.ts";

/** The ways to a traveller that the environment names: letters, text messages, and the wallets of phones. */
export async function chooseCarriers(
  env: Pick<Env, "production" | "smtpUrl" | "mailFrom" | "texts" | "wallets">,
  { clock, mailDir }: { readonly clock: Clock; readonly mailDir: string },
) {
  const { mailer, outbox } = chooseMailer(env, mailDir);
  // On a development machine text messages can be read beside the mails that are kept there.
  const kept = env.production ? undefined : outbox;
  const texts = chooseTexts(env.texts, kept);
  return {
    mailer,
    sends: {
      mail: env.smtpUrl !== undefined,
      // Outside production kept mail can be read at /outbox, so a traveller who is tried out there gets it.
      toTravellers: { email: env.smtpUrl !== undefined || !env.production, text: texts !== undefined },
    },
    ...(outbox && { outbox }),
    // Also where mail is sent by now: what was kept before is still there.
    forgetLetterFiles: (before: Date) => forgetKeptMail(mailDir, before),
    texts,
    wallets: await chooseWallets(env.wallets, { clock }),
  };
}
