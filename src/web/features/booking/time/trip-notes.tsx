import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch, readSearch } from "#contract/search-address.ts";
import { departureAdvice } from "#domain/booking/departure-advice.ts";
import { DEPARTURE_BUFFER_MINUTES } from "#domain/booking/pickup-time.ts";
import type { EndKind } from "#domain/places/place-kind.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { formatDayTime, formatDuration, formatTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Clock, TriangleAlert, Info } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "#web/features/booking/trip-block.module.css";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import type { OfferTrip, TimePricing } from "#web/trip/picked-offer.ts";
import { timeDifference } from "#web/trip/trip-price.ts";
import { ordersAt, readVisitOrders } from "#web/trip/visit/visit-orders.ts";
import { Note } from "./note.tsx";
import type { TimeVerdict } from "./time-verdict.ts";
import type { RecommendedPickup as Recommended } from "./use-recommended-pickup.ts";

type TimePriceNoteProps = {
  readonly trip: OfferTrip;
  /** The typed time, once complete. */
  readonly pickup: LocalTime | undefined;
  readonly absent: boolean;
  /** No fee is quoted for a time that may not be bookable. */
  readonly isBookable: boolean;
  /** What short notice adds, said until the sum itself is known. */
  readonly fastFee: string;
  readonly currency: string;
  /** The line that says what the price became, and why. */
  readonly explain: (trip: OfferTrip) => ReactNode;
};

/**
 * Shows beside the time how it changes the price: a ride at night may cost more, and some cars are not available at all.
 */
function TimePriceNote({ trip, pickup, absent, isBookable, fastFee, currency, explain }: TimePriceNoteProps) {
  const { t } = usePage();
  if (pickup === undefined) return null;
  if (absent) {
    return (
      <p className={css["note"]} data-long="" data-tone="warning">
        <Icon glyph={TriangleAlert} size={18} />
        <span>{t("booking.carAbsent")}</span>
      </p>
    );
  }
  if (!isBookable) return null;
  const difference = trip.pricedFor === pickup ? timeDifference([trip], currency) : 0;
  if (difference === 0 && fastFee === "") return null;
  return (
    <p className={css["note"]} data-long="">
      <Icon glyph={Info} size={18} />
      <span>{difference === 0 ? fastFee : explain(trip)}</span>
    </p>
  );
}

type RecommendedPickupProps = {
  readonly recommended: LocalTime;
  readonly travelSeconds: number;
  readonly finish: EndKind;
  /** The typed time, once complete. */
  readonly pickup: LocalTime | undefined;
  /** The typed time leaves little time before the departure. */
  readonly isShort: boolean;
  readonly onPick: () => void;
};

/** The one advice on a pick-up for a departure, with what it is reckoned from. */
function RecommendedPickup(props: RecommendedPickupProps) {
  const { recommended, travelSeconds, finish, pickup, isShort, onPick } = props;
  const { t, locale } = usePage();
  const advice = departureAdvice(pickup, recommended, isShort);
  const isWarning = advice === "short" || advice === "far";
  const day = pickup?.slice(0, 10) ?? recommended.slice(0, 10);
  const isSameDay = day === recommended.slice(0, 10);
  const time = isSameDay ? formatTime(recommended) : formatDayTime(recommended, locale);
  const values = {
    time,
    drive: formatDuration(travelSeconds, locale),
    buffer: formatDuration(DEPARTURE_BUFFER_MINUTES[finish] * 60, locale),
    end: finish,
  };
  return (
    <Note
      glyph={isWarning ? TriangleAlert : Clock}
      isWarning={isWarning}
      action={
        advice !== "taken" && (
          <Button look="link" size="card" onClick={onPick}>
            {t("booking.useRecommended", { time })}
          </Button>
        )
      }
    >
      {advice === "short" && `${t("booking.when.short", { end: finish })} `}
      {advice === "far" && `${t("booking.when.far")} `}
      {t(isSameDay ? "booking.recommended" : "booking.recommendedOn", values)}
    </Note>
  );
}

type TripNotesProps = {
  readonly trip: OfferTrip;
  readonly verdict: TimeVerdict;
  readonly pricing: TimePricing;
  readonly currency: string;
  /** The typed time, once complete. */
  readonly pickup: LocalTime | undefined;
  readonly advice: Recommended;
  /** The line that says what its time has made of the price, and why. */
  readonly explain: (trip: OfferTrip) => ReactNode;
  readonly onPick: (recommended: LocalTime) => void;
};

/** What is known about the typed time of a trip, below its fields. */
export function TripNotes(props: TripNotesProps) {
  const { trip, verdict, pricing, currency, pickup, advice, explain, onPick } = props;
  const { t } = usePage();
  const { finishKind: finish } = trip;
  const here = useOrderedHere(trip, pickup);
  const similar = verdict.similarOrders.length > 0 ? verdict.similarOrders : here;
  return (
    <div className={css["notes"]} aria-live="polite">
      {advice.time !== undefined && finish !== "rent" && (
        <RecommendedPickup
          recommended={advice.time}
          travelSeconds={advice.travelSeconds}
          {...{ finish, pickup }}
          isShort={verdict.isShort}
          onPick={() => advice.time && onPick(advice.time)}
        />
      )}
      {advice.isLost && (
        <Note
          glyph={TriangleAlert}
          isWarning
          action={
            <Button look="link" size="card" onClick={advice.retry}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("booking.when.adviceLost")}
        </Note>
      )}
      {similar.length > 0 && <SimilarOrders orders={similar} />}
      {verdict.remarks.map((remark) => (
        <Note key={remark} glyph={Clock}>
          {remark}
        </Note>
      ))}
      {/* A refused time has no price: the field itself says why. */}
      {verdict.refusals.length === 0 && (
        <TimePriceNote
          {...{ trip, pickup, explain, currency }}
          absent={pricing === "absent"}
          isBookable={verdict.isBookable}
          fastFee={verdict.fastFee}
        />
      )}
    </div>
  );
}

/** What a visitor has ordered in this tab for nearly the same time; accounts are told by the server. */
function useOrderedHere({ start }: OfferTrip, pickup: LocalTime | undefined): readonly number[] {
  const { store } = usePage();
  const isVisitor = useStore(store, ({ account }) => account === null || account === undefined);
  const { orderId } = readSearch(useSearch());
  if (!isVisitor || pickup === undefined) return [];
  return ordersAt(readVisitOrders(), { zone: start.timezone, pickup }).filter((order) => order !== orderId);
}

/** Leads to the orders that the account already has for nearly this time. */
function SimilarOrders({ orders }: { readonly orders: readonly number[] }) {
  const { t } = usePage();
  const link = useLink();
  const kept = pageSearch(useSearch());
  return (
    <Note
      glyph={TriangleAlert}
      isWarning
      action={orders.map((order) => (
        <Button key={order} look="link" size="card" {...link(`/order/${order}${kept}`)}>
          {t("booking.when.similarOrder", { order: String(order) })}
        </Button>
      ))}
    >
      {t("booking.similar")}
    </Note>
  );
}
