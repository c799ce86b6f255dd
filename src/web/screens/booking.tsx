import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { changeSearch, formSearch, pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { ArrowLeft } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { WithQueries } from "#web/api/with-queries.tsx";
import { BookingForm } from "#web/features/booking/booking-form.tsx";
import { pickupTimeOf } from "#web/features/booking/time/trip-times.ts";
import { PlaceOrderAction } from "#web/features/orders/place-order-action.tsx";
import { usePlaceOrder } from "#web/features/orders/use-place-order.ts";
import { PayFailure } from "#web/features/payments/pay-failure.tsx";
import { usePay } from "#web/features/payments/use-pay.ts";
import { PriceBreakdown } from "#web/features/prices/price-breakdown.tsx";
import { TIMED_PRICES } from "#web/features/prices/timed-price-query.ts";
import { usePricedOffer } from "#web/features/prices/use-priced-offer.ts";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import { useTitle } from "#web/page/use-title.ts";
import { accountRules, payByOf } from "#web/trip/account-rules.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { useTripDraft } from "#web/trip/trip-draft-store.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import css from "./booking.module.css";

/** The booking form of the picked car; without one the visitor returns to the finder (BKF-15). */
export function Booking() {
  const search = useSearch();
  const offer = useTripDraft((state) => state.offer);
  const [isKnown] = useState(() => useTripDraft.getState().restore());
  if (!isKnown || offer === undefined) return <Redirect to={`/finder${formSearch(search)}`} replace />;
  return (
    <WithQueries>
      <Form picked={offer} />
    </WithQueries>
  );
}

function Form({ picked }: { readonly picked: PickedOffer }) {
  const { t, store } = usePage();
  const account = useStore(store, (state) => state.account);
  const [, navigate] = useLocation();
  const link = useLink();
  const search = useSearch();
  const client = useQueryClient();
  const { draft, change, keepForPayment } = useTripDraft();
  const pickups = draft.trips.map(pickupTimeOf);
  const payBy = payByOf(draft.company.payBy, accountRules(account));
  const { pay, opening, problem } = usePay(keepForPayment);
  const { placing, place, accept, checkNow } = usePlaceOrder({
    onPlaced: ({ orderId, transaction }) =>
      payBy === "card" ? pay(transaction) : navigate(`/order/${orderId}${kept}`),
    offerNow: () => prices.now(),
    requote: (old) => prices.requote(old),
  });
  const kept = pageSearch(search);
  const searched = { from: picked.from.place_id, to: picked.to.place_id, back: picked.roundTrip, car: undefined };
  const toFinder = link(`/finder${changeSearch(formSearch(search), searched)}`);
  const orderHref = (orderId: number) => link(`/order/${orderId}${kept}`).href;
  const busy = opening || placing.step === "sending" || placing.step === "unknown";
  const prices = usePricedOffer({ picked, pickups, paused: busy || placing.step === "placed" });
  const { offer, pricing, before, renew } = prices;
  const { total } = orderPrice(offer, draft);
  useTitle(t("common.title.booking"));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (placing.step === "sending") addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [placing.step]);

  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <Button look="link" {...toFinder} icon={<Icon glyph={ArrowLeft} size={18} />}>
          {t("booking.back")}
        </Button>
        <h1>{t("booking.title")}</h1>
      </div>
      <BookingForm
        offer={offer}
        draft={draft}
        toFinder={toFinder}
        pricing={pricing}
        totalBefore={before}
        breakdown={<PriceBreakdown rides={offerTrips(offer)} onRenew={renew} />}
        onChange={change}
        onShortNotice={() => void client.invalidateQueries({ queryKey: TIMED_PRICES })}
        onReady={() => {
          if (!busy) place();
        }}
        action={(form) =>
          placing.step === "placed" && problem ? (
            <PayFailure
              problem={problem}
              orderNumber={String(placing.order.orderId)}
              busy={opening}
              onRetry={() => pay(placing.order.transaction)}
              orderHref={orderHref(placing.order.orderId)}
            />
          ) : (
            <PlaceOrderAction
              {...form}
              placing={placing}
              total={total}
              payBy={payBy}
              currency={offer.price.currency}
              onAccept={accept}
              onCheckNow={checkNow}
              orderHref={orderHref}
            />
          )
        }
      />
    </div>
  );
}
