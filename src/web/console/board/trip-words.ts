import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { shownDigits } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { formatTime, formatWeekday, type FormatLocale } from "#i18n/format.ts";
import { ownNow } from "#web/console/own/own-now.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";

const MACHINE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of whoever sits here: the one that they have chosen, or that of their machine. */
export function ownZone(): string {
  return ownNow().zone ?? MACHINE_ZONE;
}

/**
 * The clock of a pick-up at its place, and one's own where it differs. Where it is another day there, both name theirs: a list stands under one's own
 * days, and the clock of a place read under the wrong one is a car that comes a day late.
 */
export function pickupWords(
  { local, at }: BoardTripView["pickup"],
  locale: FormatLocale,
  own = ownZone(),
): { readonly time: string; readonly own: string; readonly there: string; readonly yours: string } {
  const mine = localTimeIn(own, at);
  const here = formatTime(mine);
  const time = formatTime(local);
  if (mine.slice(0, 10) !== local.slice(0, 10))
    return {
      time,
      own: here,
      there: `${formatWeekday(local, locale)} ${time}`,
      yours: `${formatWeekday(mine, locale)} ${here}`,
    };
  const yours = here === time ? "" : here;
  return { time, own: yours, there: time, yours };
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
