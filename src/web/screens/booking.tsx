import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ComponentProps } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { isPaidAtOnce } from "#domain/orders/order-amount.ts";
import { isPaidOnline } from "#domain/orders/pay-by.ts";
import { Button } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { ArrowLeft } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { WithQueries } from "#web/api/with-queries.tsx";
import { useCertificate } from "#web/features/booking/bonus/use-certificate.ts";
import { BookingForm } from "#web/features/booking/booking-form.tsx";
import { DraftPart } from "#web/features/booking/draft/draft-part.tsx";
import { pickupTimeOf } from "#web/features/booking/time/trip-times.ts";
import { currentAttempt, forgetAttempt, isChanging, leaveChange } from "#web/features/orders/attempt.ts";
import { changePart } from "#web/features/orders/change/change-part.ts";
import { chosenWay, earlierWay, orderedAs, wayNow, type EarlierChoice } from "#web/features/orders/ordered-as.ts";
import { PlaceOrderAction } from "#web/features/orders/place-order-action.tsx";
import { useEarlierOrder } from "#web/features/orders/use-earlier-order.ts";
import { useKeptTrip } from "#web/features/orders/use-kept-trip.ts";
import { usePlaceOrder } from "#web/features/orders/use-place-order.ts";
import { CardMost } from "#web/features/payments/card-most.tsx";
import { usePay } from "#web/features/payments/use-pay.ts";
import type { PriceChange } from "#web/features/prices/price-change.tsx";
import { TIMED_PRICES } from "#web/features/prices/timed-price-query.ts";
import { usePricedOffer } from "#web/features/prices/use-priced-offer.ts";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart, type PagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { usePagePart } from "#web/page/use-page-part.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { useTitle } from "#web/page/use-title.ts";
import { accountRules, payByOf } from "#web/trip/account-rules.ts";
import { askedIn, changedBy, isOfferOf } from "#web/trip/asked-offer.ts";
import { markPaying } from "#web/trip/kept-trip.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice, ridesPrice } from "#web/trip/trip-price.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { formSearchOf, formStart } from "#web/trip/visit/form-start.ts";
import { useFormLinks } from "#web/trip/visit/use-form-links.ts";
import css from "./booking.module.css";
import { IfOn } from "./if-on.tsx";
import { ScreenWaiting } from "./screen-waiting.tsx";

/** Comes after the form itself, which shows the stops of the search anyway. */
const stopsPart = pagePart(() => import("./form-stops.tsx").then((file) => file.FormStops));

/**
 * The booking form of the car in the address. The draft of this tab is taken when it is for the same car; otherwise the car is
 * asked for anew, so that a shared link opens cold. Without any the visitor returns to the finder.
 */
export function Booking({ isRent = false }: { readonly isRent?: boolean }) {
  const query = useSearch();
  const search = formSearchOf(query, isRent);
  const { options } = usePage();
  const offer = useTripDraft((state) => state.offer);
  const changed = changedBy(search);
  const [kept] = useState(() => {
    leaveChange(changed);
    return useTripDraft.getState().restore(search);
  });
  const isHere = offer !== undefined && isOfferOf(offer, search, askedIn(options));
  const { action = "new", orderId } = search;
  if (orderId !== undefined && action !== "new" && !(changed && isChanging(changed))) {
    return (
      <WithQueries>
        <Loaded key="order" part={orderMode} props={{ action, orderId }} />
      </WithQueries>
    );
  }
  const isNamed = search.from !== undefined && search.to !== undefined && search.car !== undefined;
  if (!isHere && !isNamed) return <Redirect to={formStart(query, kept, isRent)} replace />;
  const form = isHere ? <Form picked={offer} /> : <Loaded key="offer" part={coldOffer} props={{ search }} />;
  // A rent that is ordered can still be changed.
  return <WithQueries>{isRent && changed === undefined ? <IfOn section="rent">{form}</IfOn> : form}</WithQueries>;
}

const coldOffer = pagePart(() => import("./cold-offer.tsx").then((file) => file.ColdOffer));

const orderMode = changePart("OrderMode");
const orderNote = changePart("OrderNote");
const changeAction = changePart("ChangeAction");
const payParts = () => import("#web/features/payments/pay-parts.ts").then((file) => file.payParts);
const payFailure = pagePart(() => payParts().then(({ PayFailure }) => PayFailure));
const payLink = pagePart(() => payParts().then(({ PayLink }) => PayLink));
payFailure.preload();
/** Why a time or an older link has another price is told once that is so. */
const priceChange = pagePart(() =>
  import("#web/features/prices/offer-parts.ts").then((file) => file.offerParts.PriceChange),
);

/** Stands in the summary, which comes after the form as well. */
const breakdown = pagePart(() =>
  import("#web/features/prices/offer-parts.ts").then((file) => file.offerParts.PriceBreakdown),
);
breakdown.preload();

type LoadedProps<Props extends object> = { readonly part: PagePart<Props>; readonly props: Props };

/** A part that whoever comes from the list never needs. */
function Loaded<Props extends object>({ part, props }: LoadedProps<Props>) {
  const { t } = usePage();
  const { Part, lost, retry } = usePagePart(part, true);
  if (Part) return <Part {...props} />;
  if (!lost) return <ScreenWaiting />;
  return <ErrorScreen title={t("Finder.priceError")} action={{ label: t("common.retry"), onPress: retry }} />;
}

function Form({ picked }: { readonly picked: PickedOffer }) {
  const { t, store, options, money } = usePricedPage();
  const account = useStore(store, (state) => state.account);
  const [, navigate] = useLocation();
  const { kept, repeats, toFinder, back, orderHref } = useFormLinks(picked);
  const client = useQueryClient();
  const [, changeAddress] = useSearchState();
  const { draft, change } = useTripDraft();
  const keepNow = useKeptTrip();
  const pickups = draft.trips.map(pickupTimeOf);
  const payBy = payByOf(draft.company.payBy, accountRules(account, options));
  const { pay, opening, problem, link } = usePay(() => {
    markPaying();
    keepNow();
  });
  const { placing, earlier, place, accept, forgive, checkNow } = usePlaceOrder({
    kept,
    onChanged: (place) => {
      useTripDraft.getState().erase();
      forgetAttempt();
      navigate(place);
    },
    onPlaced: ({ transaction, orderKey }) => {
      if (paysNow) pay(transaction, orderKey);
      else navigate(`/approveorder/${transaction}${kept}`);
    },
    onCodeRefused: (why) => certificate.refuse(why),
    offerNow: () => certificate.certifiedNow(prices.now()),
    requote: async (old) => {
      const fresh = await prices.requote(old);
      return fresh && certificate.certified(fresh);
    },
  });
  const { changes } = picked;
  const [mode, id] = changes === undefined ? (["new", 0] as const) : (["change", changes] as const);
  const isRent = picked.hours !== undefined;
  const busy = opening || placing.step === "sending" || placing.step === "unknown";
  const prices = usePricedOffer({
    picked,
    pickups,
    paused: busy || placing.step === "placed",
    onHours: (hours) => changeAddress({ hours }),
  });
  const { pricing, before, renew } = prices;
  const certificate = useCertificate(prices.offer, draft, {
    attempt: currentAttempt,
    onChange: (taken) => {
      change(taken);
      forgive();
    },
  });
  const { offer } = certificate;
  const { currency } = offer.price;
  const { total } = orderPrice(offer, draft);
  const paysNow = isPaidOnline(payBy) && !isPaidAtOnce(total);
  const [choice, choose] = useState<EarlierChoice>();
  const made = useEarlierOrder(changes === undefined ? earlier?.order.orderId : undefined);
  const way =
    earlier &&
    chosenWay(wayNow(earlierWay(earlier.as, orderedAs(offer, draft)), made, currency), earlier.order.orderId, choice);
  const mayPay = isPaidOnline(payBy) && way !== "paid" && way !== "cancelled";
  const [typedStops, setTypedStops] = useState<ComponentProps<typeof BookingForm>["typedStops"]>([]);
  const hearStop = (field: (typeof typedStops)[number], isTyped: boolean) =>
    setTypedStops((others) => [...others.filter((other) => other !== field), ...(isTyped ? [field] : [])]);
  const mayStop = !isRent && offer.price.allowable_subaddress > 0;
  const linked = picked.before;
  const explain = (change: Omit<ComponentProps<typeof PriceChange>, "currency">) => (
    <LaterPart part={priceChange} wanted props={{ ...change, currency }} />
  );
  const action = { placing, total, paysNow, currency, onAccept: accept, onCheckNow: checkNow };
  useTitle(t("common.title.booking"));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (placing.step === "sending") addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [placing.step]);

  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <Button look="link" {...back} icon={<Icon glyph={ArrowLeft} size={18} />}>
          {t(`booking.draft.back.${mode}`, { id })}
        </Button>
        <h1>{t(`booking.draft.title.${mode}`, { id })}</h1>
      </div>
      <LaterPart part={orderNote} wanted={Boolean(changes ?? repeats)} props={{ changes, repeats }} />
      <DraftPart offer={offer} draft={draft} orderHref={orderHref} />
      <BookingForm
        offer={offer}
        draft={draft}
        toFinder={toFinder}
        pricing={pricing}
        totalBefore={before}
        certificate={certificate}
        explainTime={({ anyTime, priceId, price }, isShown) =>
          explain({ ids: [anyTime.priceId, priceId], before: anyTime.price, after: price, isShown })
        }
        explainLink={
          linked &&
          explain({ ids: [linked.priceId, picked.price.price_id], before: linked.total, after: ridesPrice(picked) })
        }
        stops={(isTried) =>
          mayStop && <LaterPart part={stopsPart} wanted props={{ offer, isTried, onTyped: hearStop }} />
        }
        typedStops={typedStops}
        rent={isRent && changes === undefined ? prices.rehire : undefined}
        breakdown={<LaterPart part={breakdown} wanted props={{ offer, draft, onRenew: renew }} />}
        isOrdered={placing.step === "placed" || way === "same"}
        onChange={change}
        onShortNotice={() => void client.invalidateQueries({ queryKey: TIMED_PRICES })}
        onReady={() => {
          if (!busy) place(way);
        }}
        action={(form) =>
          placing.step === "placed" && problem ? (
            <LaterPart
              part={payFailure}
              wanted
              props={{
                problem,
                orderNumber: String(placing.order.orderId),
                busy: opening,
                onRetry: () => pay(placing.order.transaction, placing.order.orderKey),
                orderHref: orderHref(placing.order.orderId),
              }}
            />
          ) : placing.step === "placed" && link !== undefined ? (
            <LaterPart part={payLink} wanted props={{ link, total, currency }} />
          ) : changes !== undefined ? (
            <LaterPart part={changeAction} wanted props={{ ...form, ...action, orderId: changes, offer, draft }} />
          ) : (
            <PlaceOrderAction
              {...form}
              {...action}
              note={paysNow && <CardMost sum={total} currency={currency} />}
              earlier={
                way && {
                  way,
                  about: earlier.as?.for,
                  orderId: earlier.order.orderId,
                  orderHref: orderHref(earlier.order.orderId),
                  onPay: mayPay ? () => pay(earlier.order.transaction, earlier.order.orderKey) : undefined,
                  due: made?.can.pay === true ? money(made.account.due, made.currency) : undefined,
                  onChoose: choose,
                }
              }
            />
          )
        }
      />
    </div>
  );
}
