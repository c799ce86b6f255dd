import type { Listener, YachtRequestEvent } from "#server/events.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueLetter } from "#server/modules/notifications/queue-message.ts";
import { findYachtRequest } from "#server/modules/yacht-requests/index.ts";

/** A request for a yacht reaches the operator, and whoever left an address reads that it has. */
export function onYachtRequested(notifications: Notifications): Listener<YachtRequestEvent> {
  return async ({ yachtRequestId }, trx) => {
    const request = await findYachtRequest(trx, yachtRequestId);
    if (request === undefined) return;
    const letter = { subject: { yachtRequestId }, lang: request.lang };
    await queueLetter(notifications, trx, { ...letter, kind: "yacht-request", recipient: notifications.operatorMail });
    if (request.email !== "") {
      await queueLetter(notifications, trx, { ...letter, kind: "yacht-request-received", recipient: request.email });
    }
  };
}
