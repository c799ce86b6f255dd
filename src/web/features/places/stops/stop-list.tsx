import { useRef, useState } from "react";
import { STOPS_MOST } from "#domain/booking/stops-most.ts";
import { Button } from "#ui/button.tsx";
import { Plus } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { OnPlace } from "#web/features/places/place-queries.ts";
import { usePage } from "#web/page/page.tsx";
import type { CheckedRoute } from "./stop-check-query.ts";
import { StopField } from "./stop-field.tsx";
import css from "./stop-list.module.css";
import { routeKey, StopRefusalNote } from "./stop-refusal-note.tsx";
import { forgetRefusals, refuseStop } from "./stop-refusals.ts";
import {
  chosenStops,
  stopRows,
  withChosen,
  withoutStop,
  withStop,
  type StopFieldId,
  type StopRow,
} from "./stop-rows.ts";

/** Where the stops of a trip are kept: in the address of a search, or in the trip of a form. */
export type KeptStops = {
  readonly ids: readonly string[];
  readonly put: (ids: readonly string[]) => void;
  /** Takes one away that has been refused; others may have been chosen since it was asked about. */
  readonly takeAway: (id: string) => void;
};

type StopListProps = {
  readonly route: CheckedRoute;
  readonly stops: KeptStops;
  /** The trip has a way back, which goes straight. */
  readonly isThereOnly: boolean;
  /** How many stops some car of the list takes. */
  readonly most: number;
  /** What the button says while there is no stop: what one costs. */
  readonly offer: string;
  /** The form around it has been tried. */
  readonly isTried?: boolean;
  /** A field has got, or has no longer, a text that names no place; `name` is what the field is called. */
  readonly onTyped?: (field: StopFieldId, isTyped: boolean, name: string) => void;
  readonly onPlace: OnPlace;
};

const NONE: readonly StopRow[] = [];

/** The stops of a trip, in order: each can be chosen, changed and taken away, and another one added. */
export function StopList({ route, stops, isThereOnly, most, offer, isTried = false, onTyped, onPlace }: StopListProps) {
  const { t, knownPlaces } = usePage();
  const [known, setKnown] = useState(NONE);
  const addButton = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const rows = stopRows(known, stops.ids);
  const endOf = (id: string | null) => ({ id, place: id === null ? undefined : knownPlaces.get(id) });
  const ends = [route.from, route.to].map((place) => ({ id: place.place_id, place }));

  const put = (next: readonly StopRow[]) => {
    forgetRefusals();
    setKnown(next);
    stops.put(chosenStops(next));
  };
  const add = () => {
    const next = withStop(rows);
    put(next);
    const name = next.at(-1)?.uniqId;
    requestAnimationFrame(() => fields.current?.querySelector<HTMLInputElement>(`#place-${name}`)?.focus());
  };
  const toAddButton = () => requestAnimationFrame(() => addButton.current?.focus());
  const remove = (uniqId: string) => {
    put(withoutStop(rows, uniqId));
    toAddButton();
  };
  const takeAway = (id: string, message: string) => {
    refuseStop(routeKey(route), message);
    stops.takeAway(id);
    // Its field goes, and with it the focus that was there.
    if (fields.current?.matches(":focus-within")) toAddButton();
  };

  const isFull = rows.length >= STOPS_MOST;
  const notes = [
    isFull && t("places.stopsMost", { count: STOPS_MOST }),
    rows.length > 0 && isThereOnly && t("places.stopsThere"),
  ].filter((note) => note !== false);
  return (
    <div className={css["stops"]}>
      <div ref={fields} className={css["rows"]} role="group" aria-label={t("places.stops")}>
        {rows.map(({ uniqId, id }, index) => (
          <StopField
            key={uniqId}
            route={route}
            name={uniqId}
            number={index + 1}
            end={endOf(id)}
            others={[...ends, ...rows.filter((row) => row.uniqId !== uniqId).map((row) => endOf(row.id))]}
            onChoose={(chosen) => put(withChosen(rows, uniqId, chosen))}
            isTried={isTried}
            onTyped={(isTyped) => onTyped?.(`place-${uniqId}`, isTyped, t("places.stop", { number: index + 1 }))}
            onRemove={() => remove(uniqId)}
            onOutside={takeAway}
            onPlace={onPlace}
          />
        ))}
        {rows.length < most && (
          <div className={css["add"]}>
            <Button ref={addButton} look="link" icon={<Icon glyph={Plus} size={18} />} onClick={add}>
              {rows.length === 0 ? offer : t("places.stopAdd")}
            </Button>
          </div>
        )}
      </div>
      <StopRefusalNote route={route} />
      {notes.length > 0 && <p className={css["note"]}>{notes.join(". ")}</p>}
    </div>
  );
}
