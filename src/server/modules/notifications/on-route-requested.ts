import type { Listener, RouteRequestEvent } from "#server/events.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueLetter } from "#server/modules/notifications/queue-message.ts";
import { findRouteRequest } from "#server/modules/route-requests/index.ts";

/** A request for a way without cars reaches the operator, and the traveller reads that it has. */
export function onRouteRequested(notifications: Notifications): Listener<RouteRequestEvent> {
  return async ({ requestId }, trx) => {
    const request = await findRouteRequest(trx, requestId);
    if (request === undefined) return;
    // The operator reads the language in which the answer is to be written.
    const letter = { subject: { requestId }, lang: request.lang };
    await queueLetter(notifications, trx, { ...letter, kind: "route-request", recipient: notifications.operatorMail });
    await queueLetter(notifications, trx, { ...letter, kind: "route-request-received", recipient: request.email });
  };
}
