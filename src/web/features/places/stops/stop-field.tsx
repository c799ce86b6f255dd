import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Trash2 } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApi } from "#web/api/api-context.ts";
import { locatedPlace, type ListedPlace } from "#web/features/places/listed-place.ts";
import { PlaceField } from "#web/features/places/place-field.tsx";
import type { PlaceProblem } from "#web/features/places/place-problem.ts";
import type { OnPlace } from "#web/features/places/place-queries.ts";
import { PLACE_SEARCH } from "#web/features/places/place-search.ts";
import type { End } from "#web/features/places/use-route-places.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { stopCheckQuery, StopOutside, type CheckedRoute } from "./stop-check-query.ts";
import css from "./stop-field.module.css";
import { StopLookup, StopSearchContext } from "./stop-lookup.tsx";

/** The field asks for its look-up as for a part that comes later; this one has come with it. */
const lookup = pagePart(() => Promise.resolve(StopLookup));

type StopFieldProps = {
  readonly route: CheckedRoute;
  readonly name: string;
  /** Which stop it is, counted from 1. */
  readonly number: number;
  readonly end: End;
  /** The ends of the route and the other stops: a place is named once. */
  readonly others: readonly End[];
  readonly onChoose: (id: string | null) => void;
  /** The form has been tried, so a text without a place is wrong. */
  readonly isTried: boolean;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onRemove: () => void;
  readonly onOutside: (id: string, message: string) => void;
  readonly onPlace: OnPlace;
};

/** One stop: its place, which is checked as soon as it is chosen, and how to take it away. */
export function StopField({
  route,
  name,
  number,
  end,
  others,
  isTried,
  onTyped,
  onChoose,
  onRemove,
  onOutside,
  onPlace,
}: StopFieldProps) {
  const { t } = usePage();
  const api = useApi();
  const [problem, setProblem] = useState<PlaceProblem>();
  const [isTyped, setTyped] = useState(false);
  const isUnchosen = isTried && isTyped && (problem ?? "notFound") === "notFound";
  const check = useQuery({ ...stopCheckQuery(api, route, end.id ?? "", onOutside), enabled: Boolean(end.place) });
  const isUnchecked = check.isError && !check.isFetching && !(check.error instanceof StopOutside);
  // A press leaves the field, which may take its text for a place: until that is known to be near, it is not a stop yet.
  const isOpen = isTyped || (end.id !== null && (end.place === undefined || check.isFetching));
  const { from, to } = route;
  const searched = useMemo(
    () => ({ onTyped: setTyped, countries: [from.country_code, to.country_code] }),
    [from.country_code, to.country_code],
  );
  const tell = useEffectEvent(onTyped);
  useEffect(() => {
    tell(isOpen);
    return () => tell(false);
  }, [isOpen, number]);
  const choose = (listed: ListedPlace) => {
    const place = locatedPlace(listed);
    if (place !== undefined) onPlace(place.place_id, place);
    setProblem(undefined);
    onChoose(listed.place_id);
  };
  return (
    <div className={css["stop"]}>
      <StopSearchContext value={searched}>
        <PlaceField
          name={name}
          label={t("places.stop", { number })}
          placeholder={t("places.stopPlaceholder")}
          lookup={lookup}
          termLength={PLACE_SEARCH.placeTermLength}
          end={end}
          others={others}
          problem={isUnchosen ? "unchosen" : problem}
          onProblem={setProblem}
          onChoose={choose}
          onClear={() => onChoose(null)}
          onPlace={onPlace}
        />
      </StopSearchContext>
      <div className={css["remove"]}>
        <IconButton
          label={t("places.stopRemove", { number })}
          look="quiet"
          icon={<Icon glyph={Trash2} size={20} />}
          onClick={onRemove}
        />
      </div>
      {isUnchecked && (
        <p className={css["unchecked"]} role="alert">
          {t("places.stopUnchecked")}{" "}
          <Button look="link" size="card" onClick={() => void check.refetch()}>
            {t("common.retry")}
          </Button>
        </p>
      )}
    </div>
  );
}
