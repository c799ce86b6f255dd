import { cancelNow } from "#domain/booking/cancel-now.ts";
import type { TripFields } from "#domain/booking/trip-fields.ts";
import { freeCancellationMinutes } from "#domain/tariffs/terms.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { TRIP_TITLES } from "#web/features/booking/fields/trip-titles.ts";
import { pickupTimeOf } from "#web/features/booking/time/trip-times.ts";
import { useRefusedTime } from "#web/features/booking/time/use-refused-time.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { CancelLadder } from "#web/trip/cancel-ladder.tsx";
import { ladderOf } from "#web/trip/fee-steps.ts";
import type { PickedOffer, OfferTrip } from "#web/trip/picked-offer.ts";
import { addSums, shareOf, type OrderPrice } from "#web/trip/trip-price.ts";

type CancelTermsProps = {
  readonly offer: PickedOffer;
  readonly price: OrderPrice;
  /** The ride of each trip of the price, by its index. */
  readonly ways: readonly number[];
  readonly trips: readonly TripFields[];
};

const FREE = {
  single: "booking.freeUntil",
  there: "booking.freeUntilThere",
  back: "booking.freeUntilBack",
} as const satisfies Record<OfferTrip["way"], MessageKey>;

const FEE = {
  single: "booking.cancelCosts",
  there: "booking.cancelCostsThere",
  back: "booking.cancelCostsBack",
} as const satisfies Record<OfferTrip["way"], MessageKey>;

/** What cancelling costs: free until a future moment or a fee from now on, for each trip once its pick-up is known. */
export function CancelTerms({ offer, price, ways, trips }: CancelTermsProps) {
  const { t, locale, money } = usePricedPage();
  const now = useNow();
  const { currency, terms, reverse_price: reverse } = offer.price;
  // Of all its cars.
  const sumOf = (way: number) =>
    price.trips.reduce((sum, trip, at) => (ways[at] === way ? addSums(sum, trip, currency) : sum), 0);
  const refused = [useRefusedTime(price.rides, 0, trips), useRefusedTime(price.rides, 1, trips)];
  const judged = price.rides.map((ride, index) => {
    const fields = trips[index];
    const [pickup, nowLocal] = [fields && pickupTimeOf(fields), localTimeIn(ride.start.timezone, now)];
    const ladder = ladderOf(ride.way === "back" && reverse ? reverse.terms : terms);
    // Texts of the same length sort by time. A time that cannot be booked leaves nothing to cancel.
    const isOpen = pickup !== undefined && pickup >= nowLocal && refused[index] !== true;
    const known = isOpen ? cancelNow(ladder, pickup, nowLocal) : undefined;
    const name = ride.way === "single" ? undefined : t(TRIP_TITLES[ride.way]);
    return { way: ride.way, name, sum: sumOf(index), ladder, known, pickup: known && pickup, now: nowLocal };
  });
  if (judged.some(({ known }) => known === undefined)) {
    const free = freeCancellationMinutes({ cancellation: judged[0]?.ladder ?? [] });
    const time = free !== null && free > 0 && formatDuration(free * 60, locale);
    return (
      <>
        <p>{time ? t("booking.freeBefore", { time }) : t("booking.noFreeCancel")}</p>
        <CancelLadder trips={judged} />
      </>
    );
  }
  return (
    <>
      {judged.map(
        ({ way, sum, known }) =>
          known && (
            <p key={way}>
              {known.kind === "free"
                ? t(FREE[way], { moment: formatDayTime(known.until, locale) })
                : t(FEE[way], {
                    sum: money(shareOf(sum, known.percent, currency), currency),
                    percent: known.percent,
                  })}
            </p>
          ),
      )}
      <CancelLadder trips={judged} />
    </>
  );
}
