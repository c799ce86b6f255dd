import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { COMPANY_NUMBER_LENGTH } from "#domain/booking/company-fields.ts";
import { addressOf, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useMedia } from "#ui/use-media.ts";
import { useApi } from "#web/api/api-context.ts";
import { PolicyCard } from "#web/features/booking/company/policy-card.tsx";
import { useAccountDetails } from "#web/features/booking/company/use-account-details.ts";
import { ContactCard } from "#web/features/booking/fields/contact-card.tsx";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { FlexibleCard } from "#web/features/booking/fields/flexible-card.tsx";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import { PartyCard } from "#web/features/booking/fields/party-card.tsx";
import { SignCard } from "#web/features/booking/fields/sign-card.tsx";
import { OrderSummary } from "#web/features/booking/summary/order-summary.tsx";
import { PayChoice } from "#web/features/booking/summary/pay-choice.tsx";
import { wayThereOf } from "#web/features/booking/time/ask-time.ts";
import { firstRefusedTrip } from "#web/features/booking/time/first-refused-trip.ts";
import { RentDuration } from "#web/features/booking/time/rent-duration.tsx";
import { pickupTimeOf } from "#web/features/booking/time/trip-times.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import type { PageLink } from "#web/page/use-link.ts";
import { usePagePart } from "#web/page/use-page-part.ts";
import { payByOf } from "#web/trip/account-rules.ts";
import { carriedAddress } from "#web/trip/carried-address.ts";
import {
  isFlexible,
  offerTrips,
  type OfferTrip,
  type PickedOffer,
  type RentChange,
  type TimePricing,
} from "#web/trip/picked-offer.ts";
import css from "./booking-form.module.css";
import { checkForm } from "./check-form.ts";
import { TripBlock } from "./trip-block.tsx";

const companyCard = pagePart(() =>
  import("#web/features/booking/company/company-card.tsx").then(({ CompanyCard }) => CompanyCard),
);

type BookingFormProps = {
  readonly offer: PickedOffer;
  readonly draft: TripDraft;
  readonly toFinder: PageLink;
  /** The pricing state of each trip's typed time. */
  readonly pricing: readonly TimePricing[];
  /** The total before prices were renewed, if it was different. */
  readonly totalBefore: number | undefined;
  /** The line that says what the time of a trip has made of its price, and why. */
  readonly explainTime: (trip: OfferTrip) => ReactNode;
  /** The line that says how the price differs from that of a shared link, and why. */
  readonly explainLink: ReactNode;
  /** The price breakdown. */
  readonly breakdown: ReactNode;
  /** For a rented car: whether new hours are being priced, and how to ask for others. */
  readonly rent: RentChange | undefined;
  readonly onChange: (change: TripDraftChange) => void;
  /** A time has come within short notice since it was priced. */
  readonly onShortNotice: () => void;
  /** Called when the form is valid and every time has been checked. */
  readonly onReady: () => void;
  /** What is drawn next to the main button, given the message for the whole form. */
  readonly action: (form: { readonly invalid: string | undefined; readonly checking: boolean }) => ReactNode;
};

/**
 * Everything needed to book one trip, or a trip there and back. Errors show after the first try and follow every change.
 */
export function BookingForm(props: BookingFormProps) {
  const {
    offer,
    draft,
    toFinder,
    pricing,
    totalBefore,
    explainTime,
    explainLink,
    breakdown,
    rent,
    onChange,
    onShortNotice,
    onReady,
    action,
  } = props;
  const { t } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const [tried, setTried] = useState(false);
  const [checking, setChecking] = useState(false);
  const [timeRefused, setTimeRefused] = useState(false);
  // A narrow form has a white bar below it; in a wide one the bar's content sits directly on the page background.
  const isBar = useMedia("(max-width: 1023px)");
  const trips = offerTrips(offer);
  const [firstTrip] = trips;
  const rules = useAccountDetails(draft, onChange);
  const hasCompany = rules.hasViewers || rules.hasOrderNumber || rules.costCenter !== "hidden";
  const Company = usePagePart(companyCard, hasCompany);
  const errors = checkForm(offer, draft, rules);
  const errorOf = (id: FieldId) => {
    const error = tried ? errors.get(id) : undefined;
    return error && t(...error);
  };

  const submit = async () => {
    setTried(true);
    setTimeRefused(false);
    const [first] = errors.keys();
    if (first) return focusField(first);
    setChecking(true);
    const refused = await firstRefusedTrip(trips, draft.trips, { client, api, onShortNotice });
    setChecking(false);
    if (refused === undefined) return onReady();
    setTimeRefused(true);
    focusField(`trip-${refused}-time`);
  };

  const tripNumber = (index: number) => {
    const { tripNumbers } = draft.company;
    const others = trips.map((_, at) => tripNumbers[at] ?? "");
    return (
      <TextField
        id={`trip-${index}-number` satisfies FieldId}
        label={rules.tripNumberLabel || t("accounts.tripNumber")}
        value={tripNumbers[index] ?? ""}
        error={errorOf(`trip-${index}-number`)}
        maxLength={COMPANY_NUMBER_LENGTH}
        autoComplete="off"
        required
        onChange={(text) => onChange({ type: "company", fields: { tripNumbers: others.with(index, text) } })}
      />
    );
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
                wayThere={wayThereOf(trips, index, draft.trips)}
                pricing={pricing[index] ?? "known"}
                explain={explainTime}
                addresses={{
                  pickup: addressOf(
                    draft,
                    { trip: index, end: "pickup", placeId: ends.pickup },
                    carriedAddress(trip.from),
                  ),
                  dropoff: addressOf(
                    draft,
                    { trip: index, end: "dropoff", placeId: ends.dropoff },
                    carriedAddress(trip.to),
                  ),
                }}
                onAddress={(end, text) => onChange({ type: "address", trip: index, end, placeId: ends[end], text })}
                duration={
                  rent && (
                    <RentDuration offer={offer} pickup={pickupTimeOf(fields)} zone={trip.start.timezone} {...rent} />
                  )
                }
                companyNumber={rules.hasTripNumber && tripNumber(index)}
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
        <ContactCard {...{ draft, rules, errorOf, onChange }} />
        {hasCompany && Company.Part && <Company.Part {...{ offer, draft, rules, errorOf, onChange }} />}
        {Company.lost && (
          <Card>
            <p role="alert">{t("common.offline")}</p>
            <Button look="link" onClick={Company.retry}>
              {t("common.retry")}
            </Button>
          </Card>
        )}
        {isFlexible(offer) && (
          <FlexibleCard
            agreed={draft.flexibleAgreed}
            error={errorOf("flexible")}
            onChange={(agreed) => onChange({ type: "agree", agreed })}
          />
        )}
        {firstTrip && offer.price.terms.included.includes("meeting") && <SignCard draft={draft} trip={firstTrip} />}
      </div>
      <div className={css["side"]}>
        <OrderSummary
          {...{ offer, draft, totalBefore, explainLink, breakdown }}
          payment={
            <PayChoice
              choices={rules.payBy}
              value={payByOf(draft.company.payBy, rules)}
              onChange={(payBy) => onChange({ type: "company", fields: { payBy } })}
            />
          }
        />
        {rules.hasPolicy && (
          <PolicyCard
            agreed={draft.company.policyAgreed}
            error={errorOf("policy")}
            onChange={(policyAgreed) => onChange({ type: "company", fields: { policyAgreed } })}
          />
        )}
        <div className={css["action"]} data-surface={isBar ? "paper" : undefined}>
          {action({ invalid, checking })}
        </div>
      </div>
    </form>
  );
}
