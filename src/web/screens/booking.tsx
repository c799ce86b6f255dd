import { useState, type ComponentProps } from "react";
import { Redirect, useSearch } from "wouter";
import { Button } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { ArrowLeft } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { WithQueries } from "#web/api/with-queries.tsx";
import { BookingForm } from "#web/features/booking/booking-form.tsx";
import { DraftPart } from "#web/features/booking/draft/draft-part.tsx";
import { isChanging, leaveChange } from "#web/features/orders/attempt.ts";
import { changePart } from "#web/features/orders/change/change-part.ts";
import type { PriceChange } from "#web/features/prices/price-change.tsx";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart, type PagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import { useTitle } from "#web/page/use-title.ts";
import { askedIn, changedBy, isOfferOf } from "#web/trip/asked-offer.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { ridesPrice } from "#web/trip/trip-price.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { formSearchOf, formStart } from "#web/trip/visit/form-start.ts";
import { BookingAction } from "./booking-action.tsx";
import css from "./booking.module.css";
import { IfOn } from "./if-on.tsx";
import { ScreenWaiting } from "./screen-waiting.tsx";
import { useBooking } from "./use-booking.ts";

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
  const { t } = usePage();
  const booking = useBooking(picked);
  const { offer, draft, currency, prices, repeats, toFinder, back, orderHref, busy } = booking;
  const { placing, place } = booking.ordering;
  const { way } = booking.before;
  const { changes, before: linked } = picked;
  const [mode, id] = changes === undefined ? (["new", 0] as const) : (["change", changes] as const);
  const isRent = picked.hours !== undefined;
  const [typedStops, setTypedStops] = useState<ComponentProps<typeof BookingForm>["typedStops"]>([]);
  const hearStop = (field: (typeof typedStops)[number], isTyped: boolean) =>
    setTypedStops((others) => [...others.filter((other) => other !== field), ...(isTyped ? [field] : [])]);
  const mayStop = !isRent && offer.price.allowable_subaddress > 0;
  const explain = (change: Omit<ComponentProps<typeof PriceChange>, "currency">) => (
    <LaterPart part={priceChange} wanted props={{ ...change, currency }} />
  );
  useTitle(t("common.title.booking"));

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
        pricing={prices.pricing}
        totalBefore={prices.before}
        certificate={booking.certificate}
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
        breakdown={<LaterPart part={breakdown} wanted props={{ offer, draft, onRenew: prices.renew }} />}
        isOrdered={placing.step === "placed" || way === "same"}
        onChange={booking.change}
        onShortNotice={booking.askTimedPricesAgain}
        onReady={() => {
          if (!busy) place(way);
        }}
        action={(form) => <BookingAction booking={booking} picked={picked} form={form} />}
      />
    </div>
  );
}
