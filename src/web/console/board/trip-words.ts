import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { shownDigits } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { formatTime, type FormatLocale } from "#i18n/format.ts";
import { ownNow } from "#web/console/own/own-now.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";

const MACHINE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of whoever sits here: the one that they have chosen, or that of their machine. */
export function ownZone(): string {
  return ownNow().zone ?? MACHINE_ZONE;
}

/** The clock of a pick-up at its place, and one's own where it differs. */
export function pickupWords(
  { local, at }: BoardTripView["pickup"],
  own = ownZone(),
): { readonly time: string; readonly own: string } {
  const here = formatTime(localTimeIn(own, at));
  const time = formatTime(local);
  return { time, own: here === time ? "" : here };
}

/** A sum of a trip in its own currency. */
export function sumWords(amount: number, currency: string, locale: FormatLocale): string {
  return formatMoney(amount, currency, locale, shownDigits(amount, currency));
}

/** The two ends of a trip, as short as they are known; a rent has no finish. */
export function endsOf({ start, finish, rent_seconds: rent }: BoardTripView): { from: string; to: string } {
  const short = ({ name, address }: BoardTripView["start"]) => address || name;
  return { from: short(start), to: rent === null ? short(finish) : "" };
}
