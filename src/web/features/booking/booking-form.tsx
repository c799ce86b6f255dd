import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { addressOf, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import type { PageLink } from "#web/lib/use-link.ts";
import { offerTrips, type Offer } from "#web/lib/offer.ts";
import { usePage } from "#web/lib/page.tsx";
import { refusalCode } from "#web/lib/refusal-code.ts";
import { checkForm } from "./check-form.ts";
import { checkTimeQuery } from "./check-time-query.ts";
import { ContactCard } from "./contact-card.tsx";
import css from "./booking-form.module.css";
import type { FieldId } from "./field-id.ts";
import { focusField } from "./focus-field.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PartyCard } from "./party-card.tsx";
import { SignCard } from "./sign-card.tsx";
import { TripBlock } from "./trip-block.tsx";
import { departureOf, pickupOf } from "./trip-times.ts";

type BookingFormProps = {
  readonly offer: Offer;
  readonly draft: TripDraft;
  readonly toFinder: PageLink;
  /** For each trip whether its car is not on sale at the typed time. */
  readonly absent: readonly boolean[];
  /** The total before prices were asked again and came back different. */
  readonly totalBefore: number | undefined;
  /** What the price is made of. */
  readonly breakdown: ReactNode;
  readonly onChange: (change: TripDraftChange) => void;
  /** The form is right and every time has been judged. */
  readonly onReady: () => void;
  /** What stands next to the main button, given the message of the whole form. */
  readonly action: (form: { readonly invalid: string | undefined; readonly checking: boolean }) => ReactNode;
};

/** Everything needed to order one trip, or a trip there and back. Errors show after the first try and follow every change. */
export function BookingForm(props: BookingFormProps) {
  const { offer, draft, toFinder, absent, totalBefore, breakdown, onChange, onReady, action } = props;
  const { t, api } = usePage();
  const client = useQueryClient();
  const [tried, setTried] = useState(false);
  const [checking, setChecking] = useState(false);
  const [timeRefused, setTimeRefused] = useState(false);
  const trips = offerTrips(offer);
  const [firstTrip] = trips;
  const errors = checkForm(offer, draft);
  const errorOf = (id: FieldId) => {
    const key = tried ? errors.get(id) : undefined;
    return key && t(key);
  };

  const submit = async () => {
    setTried(true);
    setTimeRefused(false);
    const [first] = errors.keys();
    if (first) return focusField(first);
    setChecking(true);
    const refused = await firstRefusedTrip();
    setChecking(false);
    if (refused === undefined) return onReady();
    setTimeRefused(true);
    focusField(`trip-${refused}-time`);
  };

  /** A failed check shows in its block; a price that has run out is no matter of time and is left to ordering. */
  const firstRefusedTrip = async (): Promise<number | undefined> => {
    const verdicts = trips.map(({ anyTime }, index) => {
      const fields = draft.trips[index];
      if (!fields) return Promise.resolve(false);
      const check = client.fetchQuery({
        ...checkTimeQuery(api, anyTime.priceId, pickupOf(fields), departureOf(fields)),
        retry: false,
      });
      return check.then(({ allow_booking }) => allow_booking, isQuoteGone);
    });
    const index = (await Promise.all(verdicts)).indexOf(false);
    return index < 0 ? undefined : index;
  };

  const invalid = (tried && errors.size > 0) || timeRefused ? t("DataForms.Forms.ErrorValid") : undefined;
  return (
    <form
      className={css["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!checking) void submit();
      }}
    >
      <div className={css["main"]}>
        {trips.map((trip, index) => {
          const fields = draft.trips[index];
          const ends = { pickup: trip.from.place_id, dropoff: trip.to.place_id };
          return (
            fields && (
              <TripBlock
                key={trip.way}
                index={index}
                trip={trip}
                price={offer.price}
                fields={fields}
                absent={absent[index] === true}
                addresses={{
                  pickup: addressOf(draft, { trip: index, end: "pickup", placeId: ends.pickup }),
                  dropoff: addressOf(draft, { trip: index, end: "dropoff", placeId: ends.dropoff }),
                }}
                onAddress={(end, text) => onChange({ type: "address", trip: index, end, placeId: ends[end], text })}
                errorOf={errorOf}
                onChange={(changed) => {
                  setTimeRefused(false);
                  onChange({ type: "trip", index, fields: changed });
                }}
              />
            )
          );
        })}
        <PartyCard {...{ draft, toFinder, errorOf, onChange }} price={offer.price} />
        <ContactCard {...{ draft, errorOf, onChange }} />
        {firstTrip && offer.price.terms.included.includes("meeting") && <SignCard draft={draft} trip={firstTrip} />}
      </div>
      <div className={css["side"]}>
        <OrderSummary {...{ offer, draft, totalBefore, breakdown }} />
        <div className={css["action"]}>{action({ invalid, checking })}</div>
      </div>
    </form>
  );
}

function isQuoteGone(error: unknown): boolean {
  const code = refusalCode(error);
  return code === "quote-expired" || code === "quote-unknown";
}
