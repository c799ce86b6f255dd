import { useRef, useState } from "react";
import type { Suggestion } from "#contract/places.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ArrowLeftRight, ArrowRight } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./finder-form.module.css";
import { PlaceField } from "./place-field.tsx";
import type { End, Side } from "./use-route-places.ts";

type FinderFormProps = {
  readonly ends: Readonly<Record<Side, End>>;
  readonly onChoose: (side: Side, place: Suggestion) => void;
  readonly onClear: (side: Side) => void;
  readonly onSwap: () => void;
  /** Both places are chosen and the visitor wants to see or update prices. */
  readonly onFind: () => void;
  /** A place named in the URL has been looked up. */
  readonly onPlace: (id: string, place: Suggestion | null) => void;
  /** Prices are being asked for. */
  readonly busy: boolean;
  readonly roundTrip: boolean;
  readonly onRoundTrip: (roundTrip: boolean) => void;
};

type Wrong = "notFound" | "required" | undefined;

/** The finder: from, to, swap, search button, and whether the traveller comes back. */
export function FinderForm({ ends, onChoose, onClear, onSwap, onFind, ...rest }: FinderFormProps) {
  const { busy, roundTrip, onRoundTrip, onPlace } = rest;
  const { t, options } = usePage();
  const [wrong, setWrong] = useState<Readonly<Record<Side, Wrong>>>({
    from: undefined,
    to: undefined,
  });
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const findButton = useRef<HTMLButtonElement>(null);
  const bothChosen = Boolean(ends.from.place && ends.to.place);

  const mark = (side: Side, value: Wrong) => setWrong((before) => ({ ...before, [side]: value }));
  const choose = (side: Side, place: Suggestion) => {
    mark(side, undefined);
    onChoose(side, place);
    const other = side === "from" ? "to" : "from";
    // The other end may still be loading from the URL; only a missing one gets focus next.
    const isMissing = ends[other].id === null || ends[other].place === null;
    (isMissing ? inputs[other] : findButton).current?.focus();
  };
  const find = () => {
    if (bothChosen) return onFind();
    const missing = (["from", "to"] as const).filter((side) => !ends[side].place);
    for (const side of missing) mark(side, inputs[side].current?.value.trim() === "" ? "required" : "notFound");
    const [first] = missing;
    if (first) inputs[first].current?.focus();
  };

  const field = (side: Side, other: Side) => {
    const problem = wrong[side];
    return (
      <PlaceField
        key={side}
        ref={inputs[side]}
        side={side}
        end={ends[side]}
        other={ends[other]}
        error={problem && t(problem === "notFound" ? "Finder.notFound" : `Finder.${side}Required`)}
        onError={(isWrong) => mark(side, isWrong ? "notFound" : undefined)}
        onChoose={(place) => choose(side, place)}
        onClear={() => onClear(side)}
        onPlace={onPlace}
      />
    );
  };

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
          <div className={css["find"]}>
            <Button ref={findButton} type="button" look="primary" size="main" wide busy={busy} onClick={find}>
              {t("places.find")}
            </Button>
          </div>
        </div>
      </Card>
      {!options.reverseDisabled && (
        <div className={css["more"]}>
          <Checkbox label={t("places.roundTrip")} checked={roundTrip} onChange={onRoundTrip} />
        </div>
      )}
    </form>
  );
}
