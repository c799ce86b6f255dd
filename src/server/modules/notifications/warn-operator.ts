import { DAY_MS } from "#domain/values/durations.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";

/** Job that tells the operator of what the server lacks. */
export const WARN_JOB = "warn_operator";

/** Queues one letter a day to the operator while the server lacks something, however many servers share the database. */
export async function warnOperator(notifications: Notifications): Promise<void> {
  const { db, clock, findRisks, operatorMail, operatorLang } = notifications;
  if ((await findRisks()).length === 0) return;
  const day = Math.floor(clock() / DAY_MS);
  const message = { subject: { kind: "server", id: day }, kind: "server-risks", occasion: 0 } as const;
  await db
    .transaction()
    .execute((trx) =>
      queueMessage(notifications, trx, { ...message, recipient: operatorMail, lang: operatorLang, isCapped: false }),
    );
}
