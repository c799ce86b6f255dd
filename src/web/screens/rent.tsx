import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { changeSearch, formSearch } from "#contract/search-address.ts";
import { proposedRentStart } from "#domain/booking/rent-hours.ts";
import { RENT_HOURS } from "#domain/booking/rent-seconds.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { formatShortDay, formatTime } from "#i18n/format.ts";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { placeLookup } from "#web/features/places/lazy-lookups.ts";
import { PlaceField } from "#web/features/places/place-field.tsx";
import type { PlaceProblem } from "#web/features/places/place-problem.ts";
import { useRoutePlaces } from "#web/features/places/use-route-places.ts";
import { rentPricesQuery } from "#web/features/prices/rent-prices-query.ts";
import { RentForm } from "#web/features/rent/rent-form.tsx";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { usePage } from "#web/page/page.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";
import { useTitle } from "#web/page/use-title.ts";
import { askedIn } from "#web/trip/asked-offer.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import { useRentSpan } from "#web/trip/use-rent-span.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { FoldedSearch } from "./folded-search.tsx";
import { IfOn } from "./if-on.tsx";
import { RentResults } from "./rent-results.tsx";
import css from "./rent.module.css";

/** A time is proposed before a place is chosen; then the place's own zone counts. */
const NO_PLACE_ZONE = "UTC";

/** A car with its driver by the hour: one place, a time, and the classes with their prices. */
export function Rent() {
  const { t } = usePage();
  useTitle(t("rent.title"));
  return (
    <WithQueries>
      <IfOn section="rent">
        <RentFinder />
      </IfOn>
    </WithQueries>
  );
}

function RentFinder() {
  const { t, store, options, locale } = usePage();
  const api = useApi();
  const search = useSearch();
  const [state, changeAddress] = useSearchState();
  const [, navigate] = useLocation();
  const pick = useTripDraft((draft) => draft.pick);
  const { ends, choose, clear, learn } = useRoutePlaces();
  const [problem, setProblem] = useState<PlaceProblem>();
  /** Find was pressed: a field that turns out to name no place gets the focus. */
  const pressed = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const { place } = ends.from;
  const zone = place?.timezone ?? NO_PLACE_ZONE;
  const proposed = proposedRentStart(toLocalTime(Date.parse(options.now), zone));
  const time = useRentSpan({
    span: { when: state.when ?? proposed, hours: state.hours ?? RENT_HOURS.default },
    zone,
    onSpan: (span) => changeAddress(span),
  });
  const prices = useQuery(rentPricesQuery(api, place ? { from: place, ...time.span } : undefined));
  const night = prices.data?.find((item) => item.night !== null)?.night ?? undefined;
  useWhenIdle(placeLookup.preload);

  const mark = (next: PlaceProblem | undefined) => {
    setProblem(next);
    if (next !== undefined && pressed.current) input.current?.focus();
    pressed.current = false;
  };
  const find = () => {
    time.settle();
    if (place) return void prices.refetch();
    const isEmpty = input.current?.value.trim() === "";
    pressed.current = true;
    // A field that is left takes its text for a place, or says that it is none.
    if (isEmpty || problem !== undefined) mark("notFound");
    else input.current?.blur();
  };

  return (
    <div className={css["page"]} data-priced={place && ""}>
      <div className={css["head"]}>
        <h1 tabIndex={-1}>{t("rent.headline")}</h1>
        <p className={css["lead"]}>{t("rent.lead")}</p>
      </div>
      <FoldedSearch
        line={
          place
            ? {
                from: place.structured_formatting.main_text,
                note: t("rent.line", {
                  day: formatShortDay(time.span.when, locale),
                  time: formatTime(time.span.when),
                  hours: time.span.hours,
                }),
              }
            : undefined
        }
        form={(onFind) => (
          <RentForm
            zone={zone}
            time={time}
            night={night}
            finding={prices.isFetching}
            isAnswered={prices.isSuccess && !prices.isPlaceholderData && !time.isEdited}
            onFind={() => {
              find();
              if (place) onFind?.();
            }}
            place={
              <PlaceField
                ref={input}
                name="from"
                label={t("places.from")}
                end={ends.from}
                others={[]}
                problem={problem}
                onProblem={mark}
                onChoose={(chosen) => {
                  mark(undefined);
                  choose("from", chosen);
                }}
                onClear={() => clear("from")}
                onPlace={learn}
              />
            }
          />
        )}
      />
      {place && (
        <RentResults
          place={place}
          time={time}
          prices={prices}
          onChoose={(price) => {
            const { when, hours } = time.span;
            const accountId = store.getState().account?.user_id ?? null;
            const asked = { from: place, to: place, roundTrip: false, hours, when, askedIn: askedIn(options) };
            pick({ ...asked, price, accountId });
            const named = { when, hours, car: carKey(price), prices: [String(price.price_id)] };
            navigate(`/rent/prices${formSearch(changeSearch(search, named))}`, {
              state: { finder: search === "" ? "" : `?${search}` },
            });
          }}
        />
      )}
    </div>
  );
}
