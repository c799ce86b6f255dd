import type { checkTime as checkTimeCall, TimeCheck } from "#contract/booking.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { earliestReturn, earlyReturn, type TimedTrip } from "#domain/booking/return-trip.ts";
import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatOffset } from "#i18n/format.ts";
import type { Caller } from "#server/http/request.ts";
import type { Booking } from "#server/modules/booking/booking.ts";
import { fastRideHint, fastRideNotice, judgeFastRide } from "#server/modules/booking/judge-fast-ride.ts";
import { judgeTime, notSoldSentence, timeNotice, type TimeJudgement } from "#server/modules/booking/judge-time.ts";
import { noticeOf, reasonsOf, type TimeSentence } from "#server/modules/booking/time-sentence.ts";
import { timedTrip } from "#server/modules/booking/timed-trip.ts";
import { callerAsBuyer, type UsableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** Remarks about a time that can be booked. */
function timeRemarks(
  { at, isTwice, spareMinutes, recommended }: TimeJudgement,
  pickup: LocalTime,
  zone: string,
  locale: Locale,
): readonly TimeSentence[] {
  const remarks: TimeSentence[] = [];
  if (isTwice && at !== undefined) {
    const offset = formatOffset(zone, new Date(at));
    remarks.push({
      code: "clock-twice",
      text: (write) => say(locale, "errors.time.clock-twice", { time: write(pickup), offset }),
    });
  }
  if (spareMinutes !== undefined && recommended !== null) {
    remarks.push({
      code: "short",
      text: (write) => say(locale, "errors.time.short", { minutes: spareMinutes, time: write(recommended) }),
    });
  }
  return remarks;
}

type Body = EndpointInput<typeof checkTimeCall>["body"];

/** Judges a pick-up time exactly as the order will, so that a refusal is shown beforehand. */
export async function checkTime(
  booking: Booking,
  body: Body,
  { actor, locale, userHint }: Pick<Caller, "actor" | "locale" | "userHint">,
): Promise<TimeCheck> {
  const { prices, clock, ordered } = booking;
  const pickup = timeOf(body.pickup_time);
  const departure = body.departure_time === undefined ? undefined : timeOf(body.departure_time);
  const usable = await prices.usableQuote(body.price_id, callerAsBuyer({ actor, userHint }));
  const mayHave = await booking.mayHaveFastRide({ actor, userHint: userHint ?? usable.quote.userHint });
  const judged = judgeTime(await withLeadOf(booking, usable, { pickup, mayHave }), pickup, departure, clock());
  const { refusal, at, earliest, recommended } = judged;
  const fast = await judgeFastRide(booking, usable, { pickup, departure, mayHave });
  const refused = async (): Promise<readonly TimeSentence[]> => {
    if (refusal !== undefined) {
      const refusing: TimeSentence = { code: refusal.reason, text: (write) => timeNotice(refusal, locale, write) };
      return [refusing, ...fastRideHint(refusal, fast, locale)];
    }
    const notSold =
      usable.quote.isFastRide && !mayHave ? new Refusal("time-refused") : await prices.refusalAt(usable, pickup);
    if (notSold !== undefined) return [notSoldSentence(notSold, locale)];
    if (at === undefined) return [];
    const from = await returnFrom(booking, { body, trip: timedTrip(usable, at), actor, userHint });
    if (from === undefined) return [];
    return [
      { code: "return-too-early", text: (write) => say(locale, "errors.return-too-early", { time: write(from) }) },
    ];
  };
  const refusing = await refused();
  const sentences = refusing.length > 0 ? refusing : timeRemarks(judged, pickup, usable.start.zone, locale);
  const notice = noticeOf(sentences);
  return {
    allow_booking: refusing.length === 0,
    notice,
    notice_to_user: notice,
    reasons: reasonsOf(sentences, locale),
    earliest,
    fast_ride: {
      min_allowed_time_order: fast.earliest ?? earliest,
      allow_booking: fast.isPossible,
      notice: fastRideNotice(fast, locale),
    },
    similar_orders: at === undefined ? [] : await ordered.similar(actor, { pickupAt: at, except: body.order_id }),
    recommended_time: recommended,
    travel_time: usable.quote.seconds,
  };
}

/** A quote for short notice, with the lead time of an ordinary car where the account may not have short notice. */
async function withLeadOf(
  { prices }: Booking,
  usable: UsableQuote,
  { pickup, mayHave }: { readonly pickup: LocalTime; readonly mayHave: boolean },
): Promise<UsableQuote> {
  if (mayHave || !usable.quote.isFastRide) return usable;
  const sold = await prices.tariffOn(usable, pickup);
  const leadMinutes = sold?.tariff.leadMinutes ?? usable.quote.leadMinutes;
  return { ...usable, quote: { ...usable.quote, leadMinutes } };
}

function timeOf(text: string): LocalTime {
  const time = parseLocalTime(text);
  if (time === undefined) throw new Refusal("time-malformed");
  return time;
}

interface ReturnQuestion extends Pick<Caller, "actor" | "userHint"> {
  readonly body: Body;
  readonly trip: TimedTrip;
}

/** The earliest start of the trip back, if it starts too early; the trips share a booking, or one is already ordered. */
async function returnFrom(
  { prices, clock, ordered }: Booking,
  { body: { order_id: orderId, way_there: wayThere }, trip, actor, userHint }: ReturnQuestion,
): Promise<LocalTime | undefined> {
  if (wayThere !== undefined) {
    const usable = await prices.usableQuote(wayThere.price_id, callerAsBuyer({ actor, userHint }));
    const { at } = judgeTime(usable, timeOf(wayThere.pickup_time), undefined, clock());
    return at === undefined ? undefined : earliestReturn(timedTrip(usable, at), trip);
  }
  const order = orderId === undefined ? undefined : await ordered.besides(actor, orderId);
  return order && earlyReturn(order.first, [...order.others, trip]);
}
