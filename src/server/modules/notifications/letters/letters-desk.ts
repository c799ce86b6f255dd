import { DeskRefusal, type Desk } from "#server/desk.ts";
import { addJob } from "#server/events.ts";
import { findUnsent, reviveMessage, type StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import { SEND_MESSAGE_JOB } from "#server/modules/notifications/notifications.ts";

/** Letters that are not sent by themselves any more: given up after their last try, or held. */
export async function listUnsentLetters({ db }: Desk): Promise<readonly StoredMessage[]> {
  return findUnsent(db);
}

/** Sends such a letter after all. */
export async function sendLetterAgain({ db, clock }: Desk, messageId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await reviveMessage(trx, messageId, new Date(clock()))) === undefined)
      throw new DeskRefusal(`Letter ${messageId} is neither given up nor held.`);
    await addJob(trx, SEND_MESSAGE_JOB, { messageId });
  });
}
