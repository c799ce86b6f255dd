import { useReducer, useState } from "react";
import { Segmented } from "#ui/segmented.tsx";
import { TextField } from "#ui/text-field.tsx";
import { locatedPlace } from "#web/features/places/listed-place.ts";
import { PlaceField } from "#web/features/places/place-field.tsx";
import type { PlaceProblem } from "#web/features/places/place-problem.ts";
import type { End, Side } from "#web/features/places/use-route-places.ts";
import { usePage } from "#web/page/page.tsx";
import type { EmbedPart } from "./embed-code.ts";
import css from "./embed-options.module.css";

type EmbedEndsProps = EmbedPart & {
  /** What the set end is called on the page. */
  readonly name: string;
  readonly onName: (name: string) => void;
};

/** The ends of the route that the module begins with; one of them may be set for good. */
export function EmbedEnds({ choice, onChange, name, onName }: EmbedEndsProps) {
  const { t, knownPlaces } = usePage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [problems, setProblems] = useState<Partial<Record<Side, PlaceProblem | undefined>>>({});
  const endOf = (side: Side): End => {
    const id = choice[side] === "" ? null : choice[side];
    return { id, place: id === null ? undefined : knownPlaces.get(id) };
  };
  const field = (side: Side, other: Side) => (
    <PlaceField
      name={`embed-${side}`}
      label={t(`places.${side}`)}
      end={endOf(side)}
      others={[endOf(other)]}
      problem={problems[side]}
      onProblem={(problem) => setProblems((before) => ({ ...before, [side]: problem }))}
      onChoose={(listed) => {
        const place = locatedPlace(listed);
        if (place !== undefined) knownPlaces.set(place.place_id, place);
        onChange({ [side]: listed.place_id });
      }}
      onClear={() => onChange({ [side]: "" })}
      onPlace={(id, place) => {
        knownPlaces.set(id, place);
        redraw();
      }}
    />
  );
  const isSet = choice.fixed !== "none" && Boolean(endOf(choice.fixed).place);
  return (
    <>
      <div className={css["pair"]}>
        {field("from", "to")}
        {field("to", "from")}
      </div>
      <Segmented
        label={t("accounts.own.codeFixed")}
        showLabel
        value={choice.fixed}
        onChange={(fixed) => onChange({ fixed })}
        error={choice.fixed !== "none" && choice[choice.fixed] === "" && t("accounts.own.codeFixedEmpty")}
        options={[
          { value: "none", label: t("accounts.own.codeFixedNone") },
          { value: "from", label: t("places.from") },
          { value: "to", label: t("places.to") },
        ]}
      />
      {isSet && (
        <TextField
          label={t("accounts.own.codeName")}
          hint={t("accounts.own.codeNameHint")}
          most={80}
          value={name}
          onChange={onName}
        />
      )}
    </>
  );
}
