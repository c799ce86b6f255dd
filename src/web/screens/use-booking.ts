import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useStore } from "zustand/react";
import { isPaidAtOnce } from "#domain/orders/order-amount.ts";
import { isPaidOnline } from "#domain/orders/pay-by.ts";
import { useCertificate } from "#web/features/booking/bonus/use-certificate.ts";
import { pickupTimeOf } from "#web/features/booking/time/trip-times.ts";
import { currentAttempt, forgetAttempt } from "#web/features/orders/attempt.ts";
import { chosenWay, earlierWay, orderedAs, wayNow, type EarlierChoice } from "#web/features/orders/ordered-as.ts";
import { useEarlierOrder } from "#web/features/orders/use-earlier-order.ts";
import { useKeptTrip } from "#web/features/orders/use-kept-trip.ts";
import { usePlaceOrder } from "#web/features/orders/use-place-order.ts";
import { usePay } from "#web/features/payments/use-pay.ts";
import { TIMED_PRICES } from "#web/features/prices/timed-price-query.ts";
import { usePricedOffer } from "#web/features/prices/use-priced-offer.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { accountRules, payByOf } from "#web/trip/account-rules.ts";
import { markPaying } from "#web/trip/kept-trip.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { useFormLinks } from "#web/trip/visit/use-form-links.ts";

/** What the booking form works with: the draft, its price, the order that is placed or changed, and its payment. */
export function useBooking(picked: PickedOffer) {
  const { store, options } = usePricedPage();
  const account = useStore(store, (state) => state.account);
  const [, navigate] = useLocation();
  const links = useFormLinks(picked);
  const client = useQueryClient();
  const [, changeAddress] = useSearchState();
  const { draft, change } = useTripDraft();
  const keepNow = useKeptTrip();
  const payBy = payByOf(draft.company.payBy, accountRules(account, options));
  const payment = usePay(() => {
    markPaying();
    keepNow();
  });
  const ordering = usePlaceOrder({
    kept: links.kept,
    onChanged: (place) => {
      useTripDraft.getState().erase();
      forgetAttempt();
      navigate(place);
    },
    onPlaced: ({ transaction, orderKey }) => {
      if (paysNow) payment.pay(transaction, orderKey);
      else navigate(`/approveorder/${transaction}${links.kept}`);
    },
    onCodeRefused: (why) => certificate.refuse(why),
    offerNow: () => certificate.certifiedNow(prices.now()),
    requote: async (old) => {
      const fresh = await prices.requote(old);
      return fresh && certificate.certified(fresh);
    },
  });
  const { placing, earlier } = ordering;
  const busy = payment.opening || placing.step === "sending" || placing.step === "unknown";
  const prices = usePricedOffer({
    picked,
    pickups: draft.trips.map(pickupTimeOf),
    paused: busy || placing.step === "placed",
    onHours: (hours) => changeAddress({ hours }),
  });
  const certificate = useCertificate(prices.offer, draft, {
    attempt: currentAttempt,
    onChange: (taken) => {
      change(taken);
      ordering.forgive();
    },
  });
  const { offer } = certificate;
  const { currency } = offer.price;
  const { total } = orderPrice(offer, draft);
  const paysNow = isPaidOnline(payBy) && !isPaidAtOnce(total);
  const [choice, choose] = useState<EarlierChoice>();
  const made = useEarlierOrder(picked.changes === undefined ? earlier?.order.orderId : undefined);
  const way =
    earlier &&
    chosenWay(wayNow(earlierWay(earlier.as, orderedAs(offer, draft)), made, currency), earlier.order.orderId, choice);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (placing.step === "sending") addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [placing.step]);
  return {
    ...links,
    draft,
    change,
    prices,
    certificate,
    offer,
    currency,
    total,
    paysNow,
    payment,
    ordering,
    busy,
    /** The order that this form has placed before, and what is done about it. */
    before: { made, way, choose, mayPay: isPaidOnline(payBy) && way !== "paid" && way !== "cancelled" },
    askTimedPricesAgain: () => void client.invalidateQueries({ queryKey: TIMED_PRICES }),
  };
}

/** The same, as parts of the form get it. */
export type BookingState = ReturnType<typeof useBooking>;
