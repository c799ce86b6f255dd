import type { Kysely } from "kysely";
import type { Seller } from "#contract/page-options.ts";
import type { ToldRisk } from "#domain/operation/risks.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Tables } from "#server/database/tables.ts";
import type { DutySettings } from "#server/live/duty-settings.ts";
import type { Mailer } from "#server/modules/notifications/mailer.ts";
import type { TextSender } from "#server/modules/notifications/text-sender.ts";
import type { Wallets } from "#server/modules/notifications/wallets.ts";
import type { FactSources } from "#server/modules/orders/index.ts";
import type { Prices } from "#server/modules/prices/index.ts";

/** The context that station 6 works with. */
export interface Notifications extends FactSources {
  readonly db: Kysely<Tables>;
  readonly prices: Pick<Prices, "providerOf" | "soldBy">;
  readonly mailer: Mailer;
  /** Sends text messages; none are written where nobody does. */
  readonly texts?: TextSender | undefined;
  /** Makes passes for the wallets of phones. */
  readonly wallets: Wallets;
  /** Where messages about orders, requests and money go. */
  readonly operatorMail: string;
  /** Who is on duty, and when they are written to. */
  readonly duty?: DutySettings;
  /** The language of those messages. */
  readonly operatorLang: Locale;
  /** How many letters an address may get an hour about what was ordered without an account, and how many texts a phone; 0 for no limit. */
  readonly lettersPerHour: number;
  /** Who sells, as documents name it. */
  readonly seller: Readonly<Record<Locale, Seller>>;
  /** What the operator has to be told of the server. */
  readonly findRisks: () => Promise<readonly ToldRisk[]>;
  /** Signs order keys. */
  readonly secret: string;
  /** Our own address without a trailing slash. */
  readonly publicUrl: string;
  readonly basePath: string;
}

/** Job that writes one message and hands it to what carries it. */
export const SEND_MESSAGE_JOB = "send_message";
