import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { Mailer } from "#server/modules/notifications/mailer.ts";
import type { Prices } from "#server/modules/prices/index.ts";

/** What station 6 works with. */
export interface Notifications {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly prices: Prices;
  readonly gazetteer: Gazetteer;
  readonly mailer: Mailer;
  /** Where changes of orders and requests for ways without cars go. */
  readonly operatorMail: string;
  /** Signs order keys. */
  readonly secret: string;
  /** Our own address without a slash at the end. */
  readonly publicUrl: string;
  readonly basePath: string;
}

/** Job that renders one message and hands it to the mailer. */
export const SEND_MESSAGE_JOB = "send_message";
