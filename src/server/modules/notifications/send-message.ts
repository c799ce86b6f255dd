import type { Task } from "graphile-worker";
import { renderRouteRequestMail } from "#server/modules/notifications/kinds/route-request-mail.ts";
import { renderYachtRequestMail } from "#server/modules/notifications/kinds/yacht-request-mail.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import { renderMail } from "#server/modules/notifications/message/render-mail.ts";
import {
  findMessage,
  markSent,
  markUnsent,
  type StoredMessage,
} from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { findOrder } from "#server/modules/orders/index.ts";
import { findRouteRequest } from "#server/modules/route-requests/index.ts";
import { findYachtRequest } from "#server/modules/yacht-requests/index.ts";

/** The job's work: sends a message that has not been sent, and leaves what went wrong where an operator finds it. */
export function sendMessageTask(notifications: Notifications): Task {
  return async (payload, { job }) => {
    const { messageId } = payload as { messageId: number };
    try {
      await sendMessage(notifications, messageId);
    } catch (error) {
      const words = errorWords(error);
      await markUnsent(notifications.db, messageId, words, job.attempts >= job.max_attempts);
      // Mail servers repeat addresses in their answers; the job queue and the log keep only what is left here (G-26).
      throw new Error(`Message ${messageId} was not sent: ${words}`);
    }
  };
}

/** Sends one message; a crash after the mailer took it and before that is noted sends it again under the same id. */
export async function sendMessage(notifications: Notifications, messageId: number): Promise<void> {
  const { db, clock, mailer } = notifications;
  const message = await findMessage(db, messageId);
  if (message === undefined || message.state === "sent") return;
  const mail = await mailOf(notifications, message);
  if (mail === undefined) return;
  await mailer.send(mail);
  await markSent(db, messageId, new Date(clock()));
}

/** The letter of a message; undefined when what it is about is gone. */
async function mailOf(notifications: Notifications, message: StoredMessage): Promise<Mail | undefined> {
  const { db } = notifications;
  if (message.request_id !== null) {
    const request = await findRouteRequest(db, message.request_id);
    return request && renderRouteRequestMail(message, request);
  }
  if (message.yacht_request_id !== null) {
    const request = await findYachtRequest(db, message.yacht_request_id);
    return request && renderYachtRequestMail(message, request);
  }
  const order = message.order_id === null ? undefined : await findOrder(db, message.order_id);
  return order && renderMail(notifications, message, order);
}

/** The code of a mail server's error, or the kind of any other and the function it came from; never its message. */
function errorWords(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((word) => typeof word === "string" || typeof word === "number");
  if (codes.length > 0) return codes.join(" ").slice(0, 60);
  if (!(error instanceof Error)) return "unknown";
  const place = /\n\s+at (?:async |new )?([\w.$]+) \(/.exec(error.stack ?? "")?.[1];
  return place === undefined ? error.name : `${error.name} in ${place}`;
}
