import type { Transaction } from "kysely";
import { phonesToText } from "#domain/orders/phones-to-text.ts";
import { isToRemind, remindedPickups, reminderOccasion } from "#domain/orders/ride-reminder.ts";
import { writesToTraveller } from "#domain/orders/send-wishes.ts";
import type { Tables } from "#server/database/tables.ts";
import { toldOccasions } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";
import { findRidesAhead, type RideAhead } from "#server/modules/notifications/rides-ahead.repository.ts";
import { textedTrip } from "#server/modules/notifications/texts/queue-texts.ts";

/** Job that reminds travellers of their rides. */
export const REMIND_JOB = "remind_of_rides";

const KIND = "ride-reminder";

/** Reminds of every ride that is a day ahead, by letter and by text message, once for each time it is to start; it may run as often as one likes. */
export async function remindOfRides(notifications: Notifications): Promise<void> {
  const { db, clock } = notifications;
  const now = clock();
  const rides = (await findRidesAhead(db, remindedPickups(now))).filter((ride) =>
    isToRemind({ pickupAt: ride.pickup_at.getTime(), placedAt: ride.placed_at.getTime() }, now),
  );
  const reminders = Map.groupBy(rides, (ride) => `${ride.order_id} ${occasionOf(ride)}`);
  const told = await toldOccasions(db, KIND, reminderOccasion(now));
  for (const [key, [first, ...others]] of reminders) {
    if (first === undefined || told.has(key)) continue;
    const { order_id: id, account_id: account, lang } = first;
    await db.transaction().execute(async (trx) => {
      for (const recipient of readersOf([first, ...others])) {
        const message = {
          subject: { kind: "order", id },
          kind: KIND,
          recipient,
          lang,
          isCapped: account === null,
        } as const;
        await queueMessage(notifications, trx, { ...message, occasion: occasionOf(first) });
      }
      await queueTextReminders(notifications, trx, [first, ...others]);
    });
  }
}

async function queueTextReminders(
  notifications: Notifications,
  trx: Transaction<Tables>,
  rides: readonly [RideAhead, ...RideAhead[]],
): Promise<void> {
  const [first] = rides;
  if (notifications.texts === undefined || !writesToTraveller(rides)) return;
  const subject = { kind: "order", id: first.order_id } as const;
  const message = { subject, kind: "text-reminder", occasion: occasionOf(first), isCapped: true } as const;
  for (const { phone, lang } of phonesToText(
    rides.map((ride) => textedTrip(ride, ride)),
    first.lang,
  ))
    await queueMessage(notifications, trx, { ...message, recipient: phone, lang });
}

function occasionOf({ pickup_at: pickupAt }: RideAhead): number {
  return reminderOccasion(pickupAt.getTime());
}

/** The customer and everybody who rides and gave an address, unless their seller writes to them. */
function readersOf(rides: readonly RideAhead[]): string[] {
  if (!writesToTraveller(rides)) return [];
  const all = rides.flatMap((ride) => [ride.customer_email, ...ride.passengers.map(({ email }) => email)]);
  return [...new Map(all.filter(Boolean).map((email) => [email.toLowerCase(), email])).values()];
}
