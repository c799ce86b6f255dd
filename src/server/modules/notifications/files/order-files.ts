import { keptFileName, ORDER_FILE_TYPES, type OrderFileName } from "#contract/order-files.ts";
import type { Locale } from "#domain/values/locale.ts";
import { asTyped } from "#server/modules/notifications/files/as-typed.ts";
import { receiptLines } from "#server/modules/notifications/files/receipt-lines.ts";
import { ridePass } from "#server/modules/notifications/files/ride-pass.ts";
import {
  calendarsToSend,
  tripsCalendar,
  type CalendarFacts,
} from "#server/modules/notifications/files/trips-calendar.ts";
import { voucherMessage } from "#server/modules/notifications/kinds/voucher-message.ts";
import { orderMessage } from "#server/modules/notifications/message/order-message.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { zoneName } from "#server/modules/notifications/message/trip-part.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { tellOrder } from "#server/modules/notifications/subjects.ts";
import { findEntries, type StoredOrder } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** A finished file of an order. */
export interface OrderFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** What one file is written from. */
interface Writing {
  readonly notifications: Notifications;
  readonly order: StoredOrder;
  readonly told: ToldOrder;
  readonly locale: Locale;
  /** The trip of a file that is about one. */
  readonly tripId?: number | undefined;
}

/** How a file is asked for. */
type FileAsking = Pick<Writing, "locale" | "tripId">;

const WRITERS: Readonly<Record<OrderFileName, (writing: Writing) => Promise<Buffer>>> = {
  "voucher.pdf": writeVoucher,
  "receipt.pdf": writeReceipt,
  "trips.ics": async (writing) => Buffer.from(tripsCalendar(calendarFacts(writing))),
  "pass.pkpass": writeApplePass,
};

/** Writes a file of an order as it is now; it does not contain the order's key. */
export async function orderFile(
  notifications: Notifications,
  order: StoredOrder,
  file: OrderFileName,
  asking: FileAsking,
): Promise<OrderFile> {
  const told = await tellOrder(notifications, order);
  const bytes = await WRITERS[file]({ notifications, order, told, ...asking });
  return { name: keptFileName(order.order_id, file), type: ORDER_FILE_TYPES[file], bytes };
}

async function writeVoucher({ notifications, told, locale }: Writing): Promise<Buffer> {
  const message = toldAsVoucher(told, locale);
  const shown = message.trips.filter((_, index) => told.order.trips[index]?.cancelFee === null);
  if (shown.length === 0) throw new Refusal("not-found");
  // Writing paper takes a library and fonts of its own, which a server loads with its first paper.
  const { voucherPdf } = await import("#server/modules/notifications/files/voucher-pdf.ts");
  return voucherPdf(message, {
    trips: shown,
    page: told.page,
    seller: notifications.seller[locale],
    at: new Date(told.now),
  });
}

async function writeReceipt({ notifications, order, told, locale }: Writing): Promise<Buffer> {
  const entries = await findEntries(notifications.db, order.order_id);
  const { receiptPdf } = await import("#server/modules/notifications/files/receipt-pdf.ts");
  const [first] = told.order.trips;
  const zone = first === undefined ? "" : zoneName(first.pickup.zone, first.pickup.at, locale);
  return receiptPdf(toldAsVoucher(told, locale), {
    lines: receiptLines(entries, told.order, locale),
    orderId: order.order_id,
    customer: told.order.customer.name,
    clock: zone === "" ? "" : say(locale, "notifications.receipt.clock", { zone }),
    seller: notifications.seller[locale],
    at: new Date(told.now),
  });
}

/** The calendars of an order as an e-mail brings them. */
export async function orderCalendars(
  notifications: Notifications,
  order: StoredOrder,
  locale: Locale,
): Promise<ReturnType<typeof calendarsToSend>> {
  const told = await tellOrder(notifications, order);
  return calendarsToSend(calendarFacts({ notifications, order, told, locale }));
}

function calendarFacts({ notifications, order, told, locale }: Writing): CalendarFacts {
  const seller = notifications.seller[locale];
  return {
    order: told.order,
    told: toldAsVoucher(told, locale).trips,
    version: order.version,
    page: told.page,
    seller,
    organizer: seller.mail ?? notifications.operatorMail,
    now: told.now,
    locale,
  };
}

async function writeApplePass({ notifications, order, told, locale, tripId }: Writing): Promise<Buffer> {
  const { apple } = notifications.wallets;
  if (apple === undefined) throw new Refusal("not-found");
  return apple(ridePass(told, { tripId, version: order.version, locale }));
}

/** The address that saves a trip of an order in Google Wallet, as it is now. */
export async function googlePassAddress(
  notifications: Notifications,
  order: StoredOrder,
  { locale, tripId }: FileAsking,
): Promise<string> {
  const { google } = notifications.wallets;
  if (google === undefined) throw new Refusal("not-found");
  return google(ridePass(await tellOrder(notifications, order), { tripId, version: order.version, locale }));
}

/** Files say what the e-mail of the voucher says. */
function toldAsVoucher(told: ToldOrder, locale: Locale) {
  return orderMessage(voucherMessage)(told, { to: "traveller", locale, typed: asTyped });
}
