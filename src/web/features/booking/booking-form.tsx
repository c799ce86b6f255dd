import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { TripDraft, TripDraftChange } from "#domain/booking/trip-draft.ts";
import { useMedia } from "#ui/use-media.ts";
import { useApi } from "#web/api/api-context.ts";
import { Documents, useDocuments } from "#web/features/booking/agree/documents.tsx";
import { CERTIFICATE_FIELD, type CertificateState } from "#web/features/booking/bonus/use-certificate.ts";
import type { FormError, TypedStops } from "#web/features/booking/checks/form-error.ts";
import { CompanyPart } from "#web/features/booking/company/company-part.tsx";
import { useAccountRules } from "#web/features/booking/company/use-account-rules.ts";
import { ErrorSummary, usePreloadedSummary } from "#web/features/booking/faults/error-summary.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import { ContactPart, PartyPart } from "#web/features/booking/people/people-parts.tsx";
import { SignPart } from "#web/features/booking/people/sign-part.tsx";
import { SummaryPart } from "#web/features/booking/summary/summary-part.tsx";
import { laterCode } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import type { PageLink } from "#web/page/use-link.ts";
import {
  isFlexible,
  offerTrips,
  type OfferTrip,
  type PickedOffer,
  type RentChange,
  type TimePricing,
} from "#web/trip/picked-offer.ts";
import css from "./booking-form.module.css";
import { formPart } from "./form-part.tsx";
import { TripBlocks } from "./trip-blocks.tsx";

type BookingFormProps = {
  readonly offer: PickedOffer;
  readonly draft: TripDraft;
  readonly toFinder: PageLink;
  /** The pricing state of each trip's typed time. */
  readonly pricing: readonly TimePricing[];
  /** The total before prices were renewed, if it was different. */
  readonly totalBefore: number | undefined;
  /** The line that says what the time of a trip has made of its price, and why. */
  readonly explainTime: (trip: OfferTrip, isShown?: boolean) => ReactNode;
  /** The line that says how the price differs from that of a shared link, and why. */
  readonly explainLink: ReactNode;
  /** The price breakdown. */
  readonly breakdown: ReactNode;
  /** The stops on the way there, by whether the form has been tried. */
  readonly stops: (isTried: boolean) => ReactNode;
  /** Fields of stops whose text names no place yet. */
  readonly typedStops: TypedStops;
  /** For a rented car: whether new hours are being priced, and how to ask for others. */
  readonly rent: RentChange | undefined;
  readonly onChange: (change: TripDraftChange) => void;
  /** A time has come within short notice since it was priced. */
  readonly onShortNotice: () => void;
  readonly certificate: CertificateState;
  /** Called when the form is valid and every time has been checked. */
  readonly onReady: () => void;
  /** The order has been made of it, and with it its time was judged. */
  readonly isOrdered: boolean;
  /** What is drawn next to the main button, given what is wrong with the form, and what keeps it from being sent beside that. */
  readonly action: (form: {
    readonly faults: ReactNode;
    readonly problem: string | undefined;
    readonly checking: boolean;
  }) => ReactNode;
};

/** A field that the server refuses, although the browser finds nothing wrong with it. */
type Refused = readonly [field: FieldId, error: FormError];

const checks = laterCode(() => import("./checks/form-checks.ts").then((file) => file.formChecks));
checks.preload();

const AgreementLine = formPart("AgreementLine");
const AgreementsCard = formPart("AgreementsCard", { isCard: true });
const ExtraServices = formPart("ExtraServices", { isCard: true });
const FlexibleCard = formPart("FlexibleCard", { isCard: true });
const FurtherCars = formPart("FurtherCars");
const MilesCard = formPart("MilesCard", { isCard: true });
const TimeUnchecked = formPart("TimeUnchecked");

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
    stops,
    typedStops,
    rent,
    action,
    certificate,
    isOrdered,
  } = props;
  const { onChange, onShortNotice, onReady } = props;
  const page = usePage();
  const { t, locale } = page;
  const api = useApi();
  const client = useQueryClient();
  const carClassId = String(offer.price.car_class.car_class_id);
  const documents = useDocuments(carClassId);
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [lost, setLost] = useState<string>();
  const [presses, setPresses] = useState(0);
  /** The form at the last press. */
  const [pressed, setPressed] = useState<TripDraft>();
  // A narrow form has a white bar below it; in a wide one the bar's content sits directly on the page background.
  const isBar = useMedia("(max-width: 1023px)");
  usePreloadedSummary();
  const isChange = offer.changes !== undefined;
  const rules = useAccountRules(isChange);
  const pickup = offer.from.country_code;
  const known = checks.now();
  const errors = known?.shownErrors(pressed, offer, draft, rules, known.readingNow(page, pickup), typedStops);
  const card: CardProps = {
    offer,
    draft,
    rules,
    errorOf: (id) => {
      const error = errors?.get(id);
      return error && known?.errorText(error, page);
    },
    onChange: (change) => {
      const isTrip = change.type === "trip" || change.type === "recommended";
      if (refused && (refused[0] === CERTIFICATE_FIELD ? !isTrip : isTrip)) setRefused(undefined);
      onChange(change);
    },
  };
  const trips = offerTrips(offer);
  const submit = async () => {
    setRefused(undefined);
    setLost(undefined);
    const code = checks.now() ?? (await checks.load().catch(() => undefined));
    if (code === undefined) return setLost(t("common.offline"));
    setPresses(presses + 1);
    setPressed(draft);
    const [first] = code.checkForm(offer, draft, rules, code.readingNow(page, pickup), typedStops).keys();
    if (first) return focusField(first);
    setChecking(true);
    const [late, certified, accepted] = await Promise.all([
      code.firstRefusedTrip(trips, draft.trips, { client, api, onShortNotice }),
      certificate.certified(offer),
      // Whoever changes an order agreed to its documents when it was made.
      isChange ? [] : code.acceptDocuments(carClassId, { client, api, locale }),
    ]).finally(() => setChecking(false));
    setLost(accepted === undefined ? t("booking.agree.failed") : undefined);
    const found: Refused | undefined =
      late ?? (certified === undefined ? [CERTIFICATE_FIELD, ["booking.need.certificate"]] : undefined);
    setRefused(found);
    if (found) return focusField(found[0]);
    if (accepted === undefined) return;
    onChange({ type: "money", fields: { consents: code.agreedAtPress(accepted, draft.consents, rules.consent) } });
    onReady();
  };

  const typeCode = (text: string) => {
    if (refused?.[0] === CERTIFICATE_FIELD) setRefused(undefined);
    certificate.type(text);
  };
  const spent: readonly Refused[] = certificate.isRefused ? [[CERTIFICATE_FIELD, ["booking.need.noCertificate"]]] : [];
  const wrong = new Map([...(errors ?? []), ...(refused ? [refused] : []), ...spent]);
  const { size: count } = presses > 0 ? wrong : new Map();
  const title = t("DataForms.Forms.ErrorValid", { count });
  const summary = count > 0 && <ErrorSummary errors={wrong} {...{ title, trips, isBar, presses }} cars={draft.cars} />;
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
        <TripBlocks {...card} {...{ pricing, explainTime, rent }} stops={stops(presses > 0)} />
        <PartyPart {...card} toFinder={isChange ? undefined : toFinder} />
        {(offer.price.additional_services.length > 0 || Object.keys(draft.services).length > 0) && (
          <ExtraServices {...card} />
        )}
        <ContactPart {...card} />
        <SignPart {...card} />
        <FurtherCars {...card} />
        <CompanyPart {...card} />
        {rules.hasMiles && <MilesCard {...card} />}
        {isFlexible(offer) && <FlexibleCard {...card} />}
      </div>
      <div className={css["side"]}>
        {!isBar && summary}
        <SummaryPart
          {...{ card, totalBefore, explainTime, explainLink, breakdown }}
          certificate={{ ...certificate, type: typeCode }}
        />
        <AgreementsCard {...card} onRead={documents.open} />
        <div className={css["action"]} data-surface={isBar ? "paper" : undefined}>
          {!isOrdered && <TimeUnchecked rides={trips} trips={draft.trips} />}
          {action({
            faults: count > 0 && (isBar ? summary : title),
            problem: lost,
            checking,
          })}
          {!isChange && <AgreementLine carClassId={carClassId} onRead={documents.open} />}
          <Documents {...documents} />
        </div>
      </div>
    </form>
  );
}
