import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch, readSearch } from "#contract/search-address.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { Button } from "#ui/button.tsx";
import { Clock, TriangleAlert } from "#ui/glyphs.ts";
import css from "#web/features/booking/trip-block.module.css";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import type { OfferTrip, TimePricing } from "#web/trip/picked-offer.ts";
import { ordersAt, readVisitOrders } from "#web/trip/visit/visit-orders.ts";
import { Note } from "./note.tsx";
import { RecommendedPickup } from "./recommended-pickup.tsx";
import { TimePriceNote } from "./time-price-note.tsx";
import type { TimeVerdict } from "./time-verdict.ts";
import type { RecommendedPickup as Recommended } from "./use-recommended-pickup.ts";

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
