import {
  nearFutureTime,
  recommendedPickup,
  refusePickupTime,
  shortSpare,
  type TimeRefusal,
} from "#domain/booking/pickup-time.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { addMinutes, displayLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { shownDigits } from "#domain/values/money.ts";
import { resolveLocalTime, toLocalTime, momentOf } from "#domain/values/zoned-time.ts";
import { formatMoney } from "#i18n/format-money.ts";
import type { TimeSentence } from "#server/modules/booking/time-sentence.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";
import type { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** A judged pick-up time: the moment it means, or why no car can come. */
export interface TimeJudgement {
  readonly refusal: TimeRefusal | undefined;
  /** Epoch milliseconds; the first of the two in a repeated hour. */
  readonly at: number | undefined;
  /** The first time a car can come, in local time. */
  readonly earliest: LocalTime;
  readonly recommended: LocalTime | null;
  /** The clocks go back, so this time comes twice that night. */
  readonly isTwice: boolean;
  /** Minutes left at the airport or station, if fewer than they should be; otherwise undefined. */
  readonly spareMinutes: number | undefined;
}

/** Judges whether a car can come for a quote at a time; check-time and the order itself share this judgement. */
export function judgeTime(
  { quote, start, finish }: Pick<UsableQuote, "quote" | "start" | "finish">,
  pickup: LocalTime,
  departure: LocalTime | undefined,
  now: number,
): TimeJudgement {
  const nowLocal = toLocalTime(now, start.zone);
  const resolved = resolveLocalTime(pickup, start.zone);
  const leaves = departure === undefined ? undefined : onClockOf(start.zone, departure, finish.zone);
  const refusal = refusePickupTime({
    pickup,
    resolved,
    now,
    nowLocal,
    leadMinutes: quote.leadMinutes,
    travelSeconds: quote.seconds,
    ...(leaves === undefined ? {} : { departure: leaves }),
  });
  return {
    refusal,
    at: momentOf(resolved),
    earliest: addMinutes(nowLocal, quote.leadMinutes + 1),
    recommended: departure === undefined ? null : recommendedFor({ quote, start, finish }, departure),
    isTwice: resolved.kind === "twice",
    spareMinutes:
      leaves === undefined
        ? undefined
        : shortSpare(pickup, leaves, { travelSeconds: quote.seconds, finish: endKind(finish.kind) }),
  };
}

/** The pick-up time, on the clock of the start, for a departure on the clock of the finish. */
export function recommendedFor(
  { quote, start, finish }: Pick<UsableQuote, "quote" | "start" | "finish">,
  departure: LocalTime,
): LocalTime {
  return recommendedPickup(onClockOf(start.zone, departure, finish.zone), quote.seconds, endKind(finish.kind));
}

/** Converts a local time between zones: the two ends of a trip may be in different ones. */
function onClockOf(zone: string, local: LocalTime, of: string): LocalTime {
  const resolved = resolveLocalTime(local, of);
  switch (resolved.kind) {
    case "moment":
      return toLocalTime(resolved.at, zone);
    case "twice":
      return toLocalTime(resolved.first, zone);
    case "gap":
      return onClockOf(zone, resolved.next, of);
  }
}

/** Why a quote is not sold for a time when a car can come, in the traveller's words. */
export function notSoldSentence({ code, details = {} }: Refusal, locale: Locale): TimeSentence {
  const { new_price: price, currency } = details;
  if (code !== "price-changed" || typeof price !== "number") {
    return { code: "time-refused", text: () => say(locale, "errors.time-refused") };
  }
  const words = formatMoney(price, String(currency), locale, shownDigits(price, String(currency)));
  return { code: "other-price", text: () => say(locale, "errors.time.other-price", { price: words }) };
}

/** A refusal of a time in the traveller's words; the time that it names is the one that the form offers by a press. */
export function timeNotice(refusal: TimeRefusal, locale: Locale, write = displayLocalTime): string {
  switch (refusal.reason) {
    case "past":
      return say(locale, "errors.time.past");
    case "too-soon":
      return say(locale, "errors.time.too-soon", { time: write(nearFutureTime(refusal.earliest)) });
    case "too-far":
      return say(locale, "errors.time.too-far");
    case "clock-gap":
      return say(locale, "errors.time.clock-gap", { time: write(refusal.next) });
    case "too-late-for-departure":
      return say(locale, "errors.time.too-late-for-departure", { time: write(refusal.latest) });
  }
}
