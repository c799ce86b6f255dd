import { actFromShell, type Shell } from "#server/audit/act-from-shell.ts";
import { DeskRefusal, type Desk } from "#server/desk.ts";
import { addJob } from "#server/events.ts";
import { findUnsent, reviveMessage, type StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import { SEND_MESSAGE_JOB } from "#server/modules/notifications/notifications.ts";

/** Letters that are not sent by themselves any more: given up after their last try, or held. */
export async function listUnsentLetters({ db }: Desk): Promise<readonly StoredMessage[]> {
  return findUnsent(db);
}

/** Sends such a letter after all. */
export async function sendLetterAgain(shell: Shell, messageId: number, by: string): Promise<void> {
  await actFromShell(shell, { call: "sendLetterAgain", right: "marks", by }, async (trx, { accountId }, at) => {
    const revived = await reviveMessage(trx, messageId, at);
    if (revived === undefined) throw new DeskRefusal(`Letter ${messageId} is neither given up nor held.`);
    await addJob(trx, SEND_MESSAGE_JOB, { messageId });
    const { subject_kind: kind, subject_id: id } = revived;
    const isOrder = kind === "order";
    const subject = { kind: isOrder ? "order" : "account", id: isOrder ? id : accountId } as const;
    return { result: undefined, deed: { subject, after: { messageId } } };
  });
}
