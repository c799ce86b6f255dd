import { nearFutureTime, type TimeRefusal } from "#domain/booking/pickup-time.ts";
import { isFastRideTime, minutesAhead } from "#domain/prices/fast-ride.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Booking } from "#server/modules/booking/booking.ts";
import { judgeTime } from "#server/modules/booking/judge-time.ts";
import type { TimeSentence } from "#server/modules/booking/time-sentence.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";
import { say } from "#server/say.ts";

/** Whether a car can come at short notice for more money. */
export interface FastRideJudgement {
  /** The first possible pick-up at short notice, in local time; undefined when that is not sold. */
  readonly earliest: LocalTime | undefined;
  /** The pick-up is at short notice and such a car can come. */
  readonly isPossible: boolean;
  /** The surcharge in hundredths of a percent. */
  readonly surcharge: number;
}

/** A pick-up that may be at short notice. */
export interface FastRideQuestion {
  readonly pickup: LocalTime;
  readonly departure?: LocalTime | undefined;
  /** The account may have a car at short notice. */
  readonly mayHave: boolean;
}

/** Judges a pick-up as a ride at short notice by the tariff of any quote, whatever time that quote is for. */
export async function judgeFastRide(
  { prices, clock }: Pick<Booking, "prices" | "clock">,
  usable: UsableQuote,
  { pickup, departure, mayHave }: FastRideQuestion,
): Promise<FastRideJudgement> {
  const sold = mayHave ? await prices.tariffOn(usable, pickup) : undefined;
  if (!sold?.tariff.fastRide || usable.quote.rent) return { earliest: undefined, isPossible: false, surcharge: 0 };
  const { tariff, isBlackedOut } = sold;
  const { withinMinutes, surcharge } = sold.tariff.fastRide;
  const now = clock();
  const quote = { ...usable.quote, leadMinutes: withinMinutes };
  const { refusal, earliest } = judgeTime({ ...usable, quote }, pickup, departure, now);
  const isPossible =
    refusal === undefined && isFastRideTime(tariff, minutesAhead(pickup, usable.start.zone, now)) && !isBlackedOut;
  return { earliest, isPossible, surcharge };
}

/** Percentages are kept in hundredths. */
const PERCENT_SCALE = 100;

/** The surcharge of a ride at short notice, in the traveller's words; null when it is not possible. */
export function fastRideNotice({ isPossible, surcharge }: FastRideJudgement, locale: Locale): string | null {
  return isPossible ? say(locale, "errors.time.fast-ride", { percent: percentText(surcharge, locale) }) : null;
}

/** For a time that is too soon even for short notice: names the first possible one. */
export function fastRideHint(
  refusal: TimeRefusal,
  { earliest, isPossible, surcharge }: FastRideJudgement,
  locale: Locale,
): readonly TimeSentence[] {
  if (refusal.reason !== "too-soon" || earliest === undefined || isPossible || earliest >= refusal.earliest) return [];
  const [first, percent] = [nearFutureTime(earliest), percentText(surcharge, locale)];
  return [
    { code: "fast-from", text: (write) => say(locale, "errors.time.fast-from", { time: write(first), percent }) },
  ];
}

function percentText(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(percent / PERCENT_SCALE);
}
