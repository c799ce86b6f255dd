import { useRef, useState, type ReactNode } from "react";
import type { Suggestion } from "#contract/places.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ArrowLeftRight, ArrowRight } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./finder-form.module.css";
import type { ListedPlace } from "./listed-place.ts";
import { PlaceField } from "./place-field.tsx";
import type { PlaceProblem } from "./place-problem.ts";
import type { End, Side } from "./use-route-places.ts";

/** The list below the form: prices are being asked for, or answer what the fields say. */
export type ListState = "none" | "asking" | "answered";

type FinderFormProps = {
  readonly ends: Readonly<Record<Side, End>>;
  /** The end that stays as it is. */
  readonly fixed?: Side | undefined;
  readonly onChoose: (side: Side, place: ListedPlace) => void;
  readonly onClear: (side: Side) => void;
  readonly onSwap: () => void;
  /** Both places are chosen and the visitor wants to see or update prices. */
  readonly onFind: () => void;
  /** A place named in the URL has been looked up. */
  readonly onPlace: (id: string, place: Suggestion | null) => void;
  readonly list: ListState;
  /** A way back can be added: not to an order that is changed or repeated. */
  readonly canReturn: boolean;
  /** Stops on the way, once there are prices for them. */
  readonly stops: ReactNode;
};

/** The finder: from, to, swap, search button, and whether the traveller comes back. */
export function FinderForm({ ends, fixed, onChoose, onClear, onSwap, onFind, ...rest }: FinderFormProps) {
  const { list, canReturn, onPlace, stops } = rest;
  const { t } = usePage();
  const [problems, setProblems] = useState<Partial<Record<Side, PlaceProblem | undefined>>>({});
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const bothChosen = Boolean(ends.from.place && ends.to.place);
  const findButton = useRef<HTMLButtonElement>(null);

  /** Find was pressed: the field that turns out to name no place gets the focus. */
  const pressed = useRef(false);
  const mark = (side: Side, problem: PlaceProblem | undefined) => {
    setProblems((before) => ({ ...before, [side]: problem }));
    if (problem !== undefined && pressed.current) inputs[side].current?.focus();
    pressed.current = false;
  };
  const choose = (side: Side, place: ListedPlace) => {
    mark(side, undefined);
    onChoose(side, place);
    // Whoever has gone on to something else stays there.
    if (!inputs[side].current?.matches(":focus")) return;
    const other = side === "from" ? "to" : "from";
    // The other end may still be loading from the URL; only a missing one gets focus next.
    const isMissing = ends[other].id === null || ends[other].place === null;
    (isMissing ? inputs[other] : findButton).current?.focus();
  };
  const find = () => {
    if (bothChosen) return onFind();
    const missing = (["from", "to"] as const).filter((side) => !ends[side].place);
    const isEmpty = (side: Side) => inputs[side].current?.value.trim() === "";
    for (const side of missing) if (isEmpty(side)) mark(side, "required");
    // A field that is left takes its text for a place, or says that it is none.
    for (const side of missing) inputs[side].current?.blur();
    const [first] = missing.filter((side) => isEmpty(side) || problems[side] !== undefined);
    if (first) inputs[first].current?.focus();
    else pressed.current = true;
  };

  const field = (side: Side, other: Side) => (
    <PlaceField
      key={side}
      ref={inputs[side]}
      name={side}
      label={t(`places.${side}`)}
      end={ends[side]}
      fixed={side === fixed}
      others={[ends[other]]}
      problem={problems[side]}
      onProblem={(problem) => mark(side, problem)}
      onChoose={(place) => choose(side, place)}
      onClear={() => onClear(side)}
      onPlace={onPlace}
    />
  );

  return (
    <form
      role="search"
      className={css["finder"]}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <Card as="div" look="raised">
        <div className={css["row"]}>
          <div className={css["from"]}>{field("from", "to")}</div>
          <div className={css["swap"]} data-idle={bothChosen ? undefined : ""}>
            {bothChosen ? (
              <IconButton label={t("places.swap")} icon={<Icon glyph={ArrowLeftRight} />} onClick={onSwap} />
            ) : (
              <Icon glyph={ArrowRight} />
            )}
          </div>
          <div className={css["to"]}>{field("to", "from")}</div>
          <div className={css["stops"]}>{stops}</div>
          <div className={css["when"]}>
            <DrawnPart name="WhenField" />
          </div>
          <div className={css["find"]}>
            <Button
              ref={findButton}
              type="button"
              look={list === "answered" ? "soft" : "primary"}
              size="main"
              wide
              busy={list === "asking"}
              onClick={find}
            >
              {t(list === "answered" ? "places.findAgain" : "places.find")}
            </Button>
          </div>
        </div>
      </Card>
      <div className={css["more"]}>
        {!bothChosen && <DrawnPart name="RecentRow" />}
        {canReturn && <DrawnPart name="RoundTripBox" />}
      </div>
    </form>
  );
}
